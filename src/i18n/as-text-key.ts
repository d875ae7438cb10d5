import type { TextKey } from './keys';
import { writtenText } from './texts';

const isTextKey = (name: string): name is TextKey => writtenText(name) !== undefined;

/**
 * Narrows a plain string, such as a message from a library, to a text key; undefined if there is no such
 * text.
 */
export const asTextKey = (name: string | undefined): TextKey | undefined =>
  name !== undefined && isTextKey(name) ? name : undefined;
