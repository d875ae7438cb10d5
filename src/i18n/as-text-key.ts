import i18next from 'i18next';
import type { TextKey } from './keys';

const isTextKey = (name: string): name is TextKey => i18next.exists(name);

/**
 * Narrows a plain string, such as a message from a library, to a text key; undefined if there is no such
 * text.
 */
export const asTextKey = (name: string | undefined): TextKey | undefined =>
  name !== undefined && isTextKey(name) ? name : undefined;
