import { z } from '~/platform/zod';

/** What a payload is read as; `refused` where it is not taken. */
export const read = (schema: z.core.$ZodType, payload: unknown): unknown => {
  const result = z.safeParse(schema, payload);
  return result.success ? result.data : 'refused';
};
