import { createHash } from 'node:crypto';
import { CROSS_CHECKS, configSchema } from '../../src/config/schema.ts';
import type { z } from '../../src/platform/zod.ts';
import { jsonSchemaOf } from '../settings/config-schema-json.ts';

/** The fingerprint under which a tablet stores its settings: after an update it uses only settings with the same fingerprint. */
export const schemaFingerprint = (
  schema: z.core.$ZodType = configSchema,
  crossChecks = CROSS_CHECKS,
): string =>
  createHash('sha256')
    .update(JSON.stringify([jsonSchemaOf(schema), crossChecks], inOneOrder))
    .digest('hex')
    .slice(0, 12);

/** The order in which keys are written changes no rule. */
const inOneOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
