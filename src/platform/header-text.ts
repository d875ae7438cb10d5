/** Empty, or one word that an HTTP header can carry. */
export const HEADER_WORD_OR_NONE = /^[\x21-\x7e\xa1-\xff]*$/;

/** Text that a header carries unchanged: Latin-1, spaces only between words. `fetch` throws for others. */
export const HEADER_TEXT = /^[\x21-\x7e\xa1-\xff]+( +[\x21-\x7e\xa1-\xff]+)*$/;

/** Longest text in a header, in characters. Most servers take 8 KB for all headers. */
export const LONGEST_HEADER_TEXT = 4096;

/** Empty, or 16 to 200 printable ASCII characters without spaces: too long to guess. */
export const HEARTBEAT_TOKEN_OR_NONE = /^([\x21-\x7e]{16,200})?$/;

export const isHeartbeatToken = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && HEARTBEAT_TOKEN_OR_NONE.test(value);
