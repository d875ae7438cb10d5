import type { z } from '~/platform/zod';
import type { Changes } from './request';

export type Facility = { readonly id: string; readonly name: string };

/** A back end's encoding of header names and facilities. */
export type DialectWire = {
  readonly headers: {
    readonly userAgent: string;
    readonly language: string;
    readonly deviceType: string;
    readonly token: string;
    readonly facility: string;
    /** Header of the client key, if the back end needs one. */
    readonly client?: string;
    /** Header of the deep link's `authorization`, only sent with the check-in look-up. */
    readonly deepLinkToken?: string;
  };
  readonly facilitiesPath: string;
  readonly facilities: z.core.$ZodType<readonly Facility[]>;
};

export type Call<In, Out> = {
  /** For logs and the demo hotel. */
  readonly name: string;
  readonly path: (input: In, dialect: DialectWire) => string;
  /** `token` is the guest's, from the look-up. */
  readonly auth: 'none' | 'token';
  readonly changes?: Changes;
  /** Sends the deep link's `authorization`, if the dialect has a header for it. */
  readonly carriesDeepLink?: true;
  readonly query?: (input: In) => Readonly<Record<string, string>>;
  /** The posted fields; a call without them is a GET. */
  readonly form?: (input: In) => Readonly<Record<string, string>>;
  /** Schema of the payload. `unread` is a fixed result: any success counts, except an HTML page. */
  readonly answer: ((dialect: DialectWire) => z.core.$ZodType<Out>) | { readonly unread: Out };
  /** A 404 means that the service does not exist: the guest goes to /common-error. */
  readonly notFoundIsLoadError?: true;
};

/** The client for the hotel's API. */
export type Hotel = {
  /**
   * Makes a call for the current reservation.
   * @param leaving aborts a call whose result nobody needs
   * @throws HotelError for every failure; of kind `dropped` if the visit or the look-up ended, or the call was
   * aborted
   */
  readonly ask: <In, Out>(call: Call<In, Out>, input: In, leaving?: AbortSignal) => Promise<Out>;
};
