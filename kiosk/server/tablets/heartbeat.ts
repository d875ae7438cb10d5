import { z } from 'zod';
import { ERROR_CODE, sumsSchema } from './sums.ts';

/** Names of states and causes; a newer tablet may have more. */
const slug = z.string().regex(/^[a-z][a-z-]{0,30}$/u);
const count = z.int().nonnegative();
const errorCode = z.string().regex(ERROR_CODE);
const MAX_CODES = 50;
/** The tag of a language: `ja`, `zh-Hans`. */
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/u);

export const deviceSchema = z.string().regex(/^[A-Za-z0-9][\w.-]{0,63}$/u);
export const screenSchema = z.string().regex(/^\/[a-z0-9/-]{0,80}$/u);

/** A tablet's report. No field takes free text and unknown keys are refused, so no guest data gets in. */
export const heartbeatSchema = z.strictObject({
  device: deviceSchema,
  versions: z.strictObject({
    app: z.string().regex(/^\d[\w.+-]{0,40}$/u),
    browser: z.string().regex(/^[A-Za-z]{1,20}(\/[\d.]{1,30})?$/u),
  }),
  shell: slug,
  bundle: z.strictObject({ revision: z.string().regex(/^\w{1,40}$/u), source: slug }),
  screen: screenSchema,
  uptime_s: count,
  boots: count,
  last_reset: slug,
  errors: z
    .record(errorCode, count)
    .refine((errors) => Object.keys(errors).length <= MAX_CODES, `has more than ${MAX_CODES} codes`),
  /** The hotel's languages that cannot be read aloud; absent where each can, and in an older app. */
  voiceless: z.array(languageTag).max(100).optional(),
  /** Absent without news, and in an older app. */
  sums: sumsSchema.optional(),
});

export type Heartbeat = Omit<z.infer<typeof heartbeatSchema>, 'sums'>;
