import * as z from 'zod/mini';

// The page's Content-Security-Policy forbids `eval`; without this the library would try it and be reported.
z.config({ jitless: true });

/** The one way to schemas: the small build of zod, fit for the page's security policy. */
export { z };
