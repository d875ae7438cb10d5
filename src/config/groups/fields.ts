import { COMPANION_FIELDS, REPRESENTATIVE_FIELDS } from '~/domain/visibility';
import { z } from '~/platform/zod';
import { rule } from '../problems';
import { setting } from '../setting';

const level = z.union([z.literal(0), z.literal(1), z.literal(2)], rule('level'));
const levels = <const K extends string>(fields: readonly K[]) => z.partialRecord(z.enum(fields), level);

export const visibility = z.strictObject({
  representative: setting(z.optional(levels(REPRESENTATIVE_FIELDS)), {
    name: { en: 'Representative', ja: '代表者' },
    en: 'The fields for the first guest.',
    ja: 'お一人目のお客様にお尋ねする項目です。',
  }),
  companion: setting(z.optional(levels(COMPANION_FIELDS)), {
    name: { en: 'Companions', ja: '同伴者' },
    en: 'The fields for everybody else in the party.',
    ja: 'ご一緒の方々にお尋ねする項目です。',
  }),
});
