import i18next from 'i18next';
import type { TextKey } from './keys';

const isTextKey = (name: string): name is TextKey => i18next.exists(name);

/** The name of a text that came through a library as a plain string; undefined where it is none. */
export const asTextKey = (name: string | undefined): TextKey | undefined =>
  name !== undefined && isTextKey(name) ? name : undefined;
