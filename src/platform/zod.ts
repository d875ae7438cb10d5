import * as z from 'zod/mini';

// zod would try `eval`, which the page's policy forbids and reports.
z.config({ jitless: true });

/** The schema library. Import zod only from here: the small build, configured for the page's policy. */
export { z };
