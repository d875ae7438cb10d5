import type { Config } from '../../../src/config/schema.ts';
import type { Words } from '../../server/staff-language.ts';

export interface Section {
  readonly id: string;
  readonly name: Words;
  readonly keys: readonly (keyof Config)[];
}

/** Every part of the file in one section, in a hotel's likely order. */
export const SECTIONS: readonly Section[] = [
  { id: 'look', name: { en: 'Look', ja: '見た目' }, keys: ['theme', 'assets', 'notices', 'links'] },
  { id: 'languages', name: { en: 'Languages', ja: '言語' }, keys: ['language'] },
  { id: 'features', name: { en: 'Features', ja: '機能' }, keys: ['display', 'qr_code', 'converter'] },
  { id: 'fields', name: { en: 'Form fields', ja: '入力項目' }, keys: ['visibility'] },
  { id: 'payment', name: { en: 'Payment', ja: '支払い' }, keys: ['card', 'receipt'] },
  {
    id: 'tablet',
    name: { en: 'Tablet', ja: '端末' },
    keys: ['kiosk', 'wait_interval', 'wait_timeout_minutes'],
  },
  {
    id: 'system',
    name: { en: 'Hotel system', ja: 'システム' },
    keys: ['system', 'api', 'facility', 'address_lookup', 'tracking'],
  },
];
