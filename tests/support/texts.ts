import ja from '~/i18n/ja.json';
import { flat } from '../../src/i18n/text-trees.ts';

const JAPANESE = flat(ja);

export const inJapanese = (key: string | undefined): string | undefined =>
  key === undefined ? undefined : JAPANESE.get(key);
