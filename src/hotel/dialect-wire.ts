import type { z } from '~/domain/zod';

/** A facility to choose from. */
export type Facility = { readonly id: string; readonly name: string };

/** How one of the back ends writes what all of them say: header names and the facility list. */
export type DialectWire = {
  readonly headers: {
    readonly userAgent: string;
    readonly language: string;
    readonly deviceType: string;
    readonly token: string;
    readonly facility: string;
    /** The client's key, where the back end wants one. */
    readonly client?: string;
    /** The deep link's `authorization`, on the check-in look-up alone. */
    readonly deepLinkToken?: string;
  };
  readonly facilitiesPath: string;
  readonly facilities: z.core.$ZodType<readonly Facility[]>;
};
