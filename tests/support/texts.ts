import ja from '~/i18n/ja.json';
import { flat } from '../../src/i18n/text-trees.ts';

const JAPANESE = flat(ja);

/** What a Japanese guest reads under a name; undefined for no name. */
export const inJapanese = (key: string | undefined): string | undefined =>
  key === undefined ? undefined : JAPANESE.get(key);
