import { z } from '~/platform/zod';

export const read = (schema: z.core.$ZodType, payload: unknown): unknown => {
  const result = z.safeParse(schema, payload);
  return result.success ? result.data : 'refused';
};
