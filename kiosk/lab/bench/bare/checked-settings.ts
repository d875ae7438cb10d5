import * as z from 'zod/mini';

// As in the app: the page's policy forbids `eval`.
z.config({ jitless: true });

/** The least that can be asked of settings: that they are an object. @throws ZodError where they are not */
export const checked = (settings: unknown): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(settings);
