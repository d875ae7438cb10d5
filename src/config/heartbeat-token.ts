/** Nothing, or printable ASCII without spaces, which a header can carry, long enough that nobody guesses it. */
export const HEARTBEAT_TOKEN_OR_NONE = /^([\x21-\x7e]{16,200})?$/;

/** Whether something may be the token that heartbeats carry. */
export const isHeartbeatToken = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && HEARTBEAT_TOKEN_OR_NONE.test(value);
