import type { Level } from '~/domain/field-row';
import { COMPANION_FIELDS, REPRESENTATIVE_FIELDS, type Visibilities } from '~/domain/visibility';
import { WrittenNumber } from '~/platform/exact-json';
import { z } from '~/platform/zod';
import { orElse } from './wire';

/** More than any form has. */
const MOST_FIELDS = 500;

const fieldName = z.string().check(z.maxLength(100));
const rawLevels = orElse(
  z.record(fieldName, z.unknown()).check(z.refine((levels) => Object.keys(levels).length <= MOST_FIELDS)),
  {},
);

/** Visibility levels by field, which replace the defaults. `ignored` lists unknown fields and invalid levels. */
export const visibilities = z.pipe(
  z.object({ representative: rawLevels, companion: rawLevels }),
  z.transform((answer): { readonly levels: Visibilities; readonly ignored: readonly string[] } => {
    const representative = knownLevels(REPRESENTATIVE_FIELDS, answer.representative);
    const companion = knownLevels(COMPANION_FIELDS, answer.companion);
    return {
      levels: { representative: representative.levels, companion: companion.levels },
      ignored: [
        ...representative.ignored.map((name) => `representative.${name}`),
        ...companion.ignored.map((name) => `companion.${name}`),
      ],
    };
  }),
);

function knownLevels<F extends string>(fields: readonly F[], raw: Readonly<Record<string, unknown>>) {
  const levels: Partial<Record<F, Level>> = {};
  const ignored: string[] = [];
  for (const [name, value] of Object.entries(raw)) {
    const field = fields.find((known) => known === name);
    const told = value instanceof WrittenNumber ? Number(value.text) : value;
    const level = LEVELS.find((known) => told === known || told === String(known));
    if (field === undefined || level === undefined) ignored.push(name);
    else levels[field] = level;
  }
  return { levels, ignored };
}

const LEVELS: readonly Level[] = [0, 1, 2];
