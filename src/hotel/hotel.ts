import type { z } from '~/platform/zod';
import type { Changes } from './request';

/** A facility that the guest can choose. */
export type Facility = { readonly id: string; readonly name: string };

/** How a back end encodes what all back ends share: header names and the list of facilities. */
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

/** One call of the hotel's API: its request, and how to read the answer. */
export type Call<In, Out> = {
  /** Name of the call, for logs and the demo hotel. */
  readonly name: string;
  readonly path: (input: In, dialect: DialectWire) => string;
  /** Authentication: none, or the guest's token from the look-up. */
  readonly auth: 'none' | 'token';
  /** What the call changes at the hotel, if anything. */
  readonly changes?: Changes;
  /** Sends the `authorization` of the guest's deep link, if the dialect has a header for it. */
  readonly carriesDeepLink?: true;
  readonly query?: (input: In) => Readonly<Record<string, string>>;
  /** What is posted; a call without it is a GET. */
  readonly form?: (input: In) => Readonly<Record<string, string>>;
  /**
   * Schema of the payload; or `unread`, a fixed result, if any success will do and only an HTML page must be
   * rejected.
   */
  readonly answer: ((dialect: DialectWire) => z.core.$ZodType<Out>) | { readonly unread: Out };
  /** True if a 404 means that the service does not exist: the guest is sent to /common-error. */
  readonly notFoundIsLoadError?: true;
};

/** The client for the hotel's API. */
export type Hotel = {
  /**
   * Makes a call for the current reservation.
   * @param leaving aborts the call when its result is no longer needed
   * @throws HotelError for every failure; of kind `dropped` if the visit or the look-up ended, or the call
   *   was aborted
   */
  readonly ask: <In, Out>(call: Call<In, Out>, input: In, leaving?: AbortSignal) => Promise<Out>;
};
