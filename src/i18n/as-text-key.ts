import type { TextKey } from './keys';
import { translator } from './translator';

const isTextKey = (name: string): name is TextKey => translator.exists(name);

/**
 * Narrows a plain string, such as a message from a library, to a text key; undefined if there is no such
 * text.
 */
export const asTextKey = (name: string | undefined): TextKey | undefined =>
  name !== undefined && isTextKey(name) ? name : undefined;
