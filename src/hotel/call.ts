import type { z } from '~/domain/zod';
import type { DialectWire } from './dialect-wire';
import type { Changes } from './exchange';

/** One call of the hotel's API: its request, and how to read the answer. */
export type Call<In, Out> = {
  /** Name of the call, for logs and the demo hotel. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: (input: In, dialect: DialectWire) => string;
  /** Authentication: none, or the guest's token from the look-up. */
  readonly auth: 'none' | 'token';
  /** What the call changes at the hotel, if anything. */
  readonly changes?: Changes;
  /** Sends the `authorization` of the guest's deep link, if the dialect has a header for it. */
  readonly carriesDeepLink?: true;
  readonly query?: (input: In) => Readonly<Record<string, string>>;
  readonly form?: (input: In) => Readonly<Record<string, string>>;
  /**
   * Schema of the payload; or `unread`, a fixed result, if any success will do and only an HTML page must be
   * rejected.
   */
  readonly answer: ((dialect: DialectWire) => z.core.$ZodType<Out>) | { readonly unread: Out };
  /** True if a 404 means that the service does not exist: the guest is sent to /common-error. */
  readonly notFoundIsLoadError: boolean;
};
