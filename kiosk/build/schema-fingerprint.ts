import { createHash } from 'node:crypto';
import { CROSS_CHECKS, configSchema } from '../../src/config/schema.ts';
import type { z } from '../../src/platform/zod.ts';
import { jsonSchemaOf } from '../settings/config-schema-json.ts';

/** A tablet's stored settings have it: after an update, only settings with the same fingerprint stay. */
export const schemaFingerprint = (
  schema: z.core.$ZodType = configSchema,
  crossChecks = CROSS_CHECKS,
): string =>
  createHash('sha256')
    .update(JSON.stringify([jsonSchemaOf(schema), crossChecks], inOneOrder))
    .digest('hex')
    .slice(0, 12);

/** The order of keys changes no rule. */
const inOneOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
