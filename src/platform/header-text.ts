/** Empty, or one word that an HTTP header can carry: the rule for settings that are sent in one. */
export const HEADER_WORD_OR_NONE = /^[\x21-\x7e\xa1-\xff]*$/;

/**
 * Text that arrives in an HTTP header as it was sent: Latin-1 without control characters, with spaces only between its words.
 * With other characters `fetch` throws; spaces at an end are cut off on the way.
 */
export const HEADER_TEXT = /^[\x21-\x7e\xa1-\xff]+( +[\x21-\x7e\xa1-\xff]+)*$/;

/** Longest text that a server takes in a header, in characters. Most take 8 KB for all of them. */
export const LONGEST_HEADER_TEXT = 4096;

/**
 * Empty, or 16 to 200 printable ASCII characters without spaces: valid in a header, and too long to guess.
 */
export const HEARTBEAT_TOKEN_OR_NONE = /^([\x21-\x7e]{16,200})?$/;

/** True if a value is a valid heartbeat token. */
export const isHeartbeatToken = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && HEARTBEAT_TOKEN_OR_NONE.test(value);
