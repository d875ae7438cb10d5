import type { z } from 'zod';
import { parseExactJson, WrittenNumber } from '../../src/platform/exact-json.ts';
import { parseJson } from '../../src/platform/json-text.ts';

/** The hotel's answers are read as tablets read them: an id is exact there, or the answer is unreadable. */
export { parseExactJson, parseJson, WrittenNumber };

/** What a text holds as JSON; undefined where it holds none that is read, or another form of it. */
export const readJson = <T>(text: string, form: z.ZodType<T>): T | undefined =>
  form.safeParse(parseJson(text)).data;

/** An id as its sender wrote it. */
export const digitsOf = (id: string | number | WrittenNumber): string =>
  id instanceof WrittenNumber ? id.text : String(id);
