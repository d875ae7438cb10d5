import type { z } from '~/domain/zod';
import type { DialectWire } from './dialect-wire';
import type { Changes } from './exchange';

/** One entry of the hotel's API: how it is asked, and how its answer is read. */
export type Call<In, Out> = {
  /** Names the call in logs and on the demo hotel. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: (input: In, dialect: DialectWire) => string;
  /** Whose word the call carries: nobody's, or the guest's token from the look-up. */
  readonly auth: 'none' | 'token';
  /** What it changes at the hotel, if anything. */
  readonly changes?: Changes;
  /** Carries the `authorization` the guest's own link brought, where the dialect has a header for it. */
  readonly carriesDeepLink?: true;
  readonly query?: (input: In) => Readonly<Record<string, string>>;
  readonly form?: (input: In) => Readonly<Record<string, string>>;
  /** Reads the payload. Where any success will do, `unread`: of the body it matters only that it is no page. */
  readonly answer: ((dialect: DialectWire) => z.core.$ZodType<Out>) | { readonly unread: Out };
  /** A 404 means that the service is not there: the guest is sent to /common-error. */
  readonly notFoundIsLoadError: boolean;
};
