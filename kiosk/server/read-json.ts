import type { z } from 'zod';

/** What a text holds as JSON; undefined where it holds none, or another form of it. */
export function readJson<T>(text: string, form: z.ZodType<T>): T | undefined {
  try {
    return form.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
