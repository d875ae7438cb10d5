/**
 * Empty, or 16 to 200 printable ASCII characters without spaces: valid in a header, and too long to guess.
 */
export const HEARTBEAT_TOKEN_OR_NONE = /^([\x21-\x7e]{16,200})?$/;

/** True if a value is a valid heartbeat token. */
export const isHeartbeatToken = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && HEARTBEAT_TOKEN_OR_NONE.test(value);
