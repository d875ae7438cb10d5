/**
 * How a call changes the hotel's data. `replaceable`: repeating it does no harm, as the second call replaces
 * the first (an upload, an address). `once`: it must not be repeated.
 */
export type Changes = 'replaceable' | 'once';

/** One HTTP request, as made by every live call: to the hotel, the point service and the postcode service. */
export type Exchange = {
  /** Name of the call, for logs and errors. */
  readonly name: string;
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | undefined;
  /** In ms, including the time to receive the body. */
  readonly timeoutMs: number;
  /** Aborts when the result is no longer wanted; the call then fails with `dropped`. */
  readonly visit: AbortSignal;
  readonly notFoundIsLoadError?: boolean;
  readonly changes?: Changes | undefined;
  /** The server is on another origin and allows credentials. */
  readonly allowsCredentials?: boolean;
};
