import type { z } from 'zod';
import { parseExactJson, WrittenNumber } from '../../src/platform/exact-json.ts';
import { parseJson } from '../../src/platform/json-text.ts';

/** Ids of the hotel's answers are exact, as on tablets. */
export { parseExactJson, parseJson, WrittenNumber };

/** Parses JSON by a schema; undefined for another form. */
export const readJson = <T>(text: string, form: z.ZodType<T>): T | undefined =>
  form.safeParse(parseJson(text)).data;

/** An id as its sender wrote it. */
export const digitsOf = (id: string | number | WrittenNumber): string =>
  id instanceof WrittenNumber ? id.text : String(id);
