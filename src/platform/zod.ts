import * as z from 'zod/mini';

// The page's Content-Security-Policy forbids `eval`. Without this setting zod would try it and cause a
// violation report.
z.config({ jitless: true });

/**
 * The schema library. Import zod only from here: this is the small build, configured for the page's security
 * policy.
 */
export { z };
