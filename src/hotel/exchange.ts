/**
 * What a call changes at the hotel: something that arrives twice without harm, as the second replaces the first (an upload,
 * an address), or something that may be done once only.
 */
export type Changes = 'replaceable' | 'once';

/** One HTTP exchange, as every live call makes it: hotel, point service and postcode alike. */
export type Exchange = {
  /** Name of the call, for logs and errors. */
  readonly name: string;
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | undefined;
  /** In ms; the body must have arrived by then as well. */
  readonly timeoutMs: number;
  /** Aborts when the visit that asked is over. */
  readonly visit: AbortSignal;
  readonly notFoundIsLoadError?: boolean;
  readonly changes?: Changes | undefined;
  /** Whoever answers on another origin allows credentials. */
  readonly allowsCredentials?: boolean;
};
