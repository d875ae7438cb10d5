import type { z } from 'zod';
import { parseJson } from '../../src/domain/json-text.ts';

/** The hotel's answers are read as tablets read them: an id is exact there, or the answer is unreadable. */
export { parseExactJson } from '../../src/domain/exact-json.ts';
export { parseJson };

/** What a text holds as JSON; undefined where it holds none that is read, or another form of it. */
export const readJson = <T>(text: string, form: z.ZodType<T>): T | undefined =>
  form.safeParse(parseJson(text)).data;
