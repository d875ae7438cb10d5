/** Empty, or one word that an HTTP header can carry: the rule for settings that are sent in one. */
export const HEADER_WORD_OR_NONE = /^[\x21-\x7e\xa1-\xff]*$/;

/**
 * Text that arrives in an HTTP header as it was sent: Latin-1 without control characters, with spaces only between its words.
 * With other characters `fetch` throws; spaces at an end are cut off on the way.
 */
export const HEADER_TEXT = /^[\x21-\x7e\xa1-\xff]+( +[\x21-\x7e\xa1-\xff]+)*$/;
