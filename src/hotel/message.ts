import { isBlank } from '~/domain/visible';

/** Longest message of a hotel that is shown, in characters; more would push the dialog's button out of reach. */
const LONGEST_MESSAGE = 500;

/** A hotel's message to the guest, cut if it is too long; undefined if nothing of it can be seen. */
export const messageOf = (text: string): string | undefined =>
  isBlank(text) ? undefined : [...text].slice(0, LONGEST_MESSAGE).join('');
