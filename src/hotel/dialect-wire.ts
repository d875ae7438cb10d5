import type { z } from '~/domain/zod';

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
