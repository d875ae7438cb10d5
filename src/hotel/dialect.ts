import type { z } from '~/domain/zod';

/** A facility to choose from. */
export type Facility = { readonly id: string; readonly name: string };

/** How one of the back ends spells what all of them say: header names and the facility list. */
export type Dialect = {
  readonly system: 'legacy' | 'cico';
  readonly headers: {
    readonly userAgent: string;
    readonly language: string;
    readonly deviceType: string;
    readonly token: string;
    readonly facility: string;
    /** The client's key, where the back end wants one. */
    readonly client?: string;
    /** The address' `authorization`, on the check-in look-up alone. */
    readonly arrivalToken?: string;
  };
  readonly facilitiesPath: string;
  readonly facilities: z.core.$ZodType<readonly Facility[]>;
};
