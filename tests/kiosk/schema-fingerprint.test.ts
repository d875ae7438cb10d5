import { describe, expect, it } from 'vitest';
import { CROSS_CHECKS, configSchema } from '~/config/schema';
import { z } from '~/platform/zod';
import { schemaFingerprint } from '../../kiosk/build/schema-fingerprint';
import { jsonSchemaOf } from '../../kiosk/settings/config-schema-json';

const ON = z._default(z.boolean(), true);
const COLOUR = /^#[0-9a-f]{6}$/;

const rules = {
  shown: z._default(z.boolean(), true),
  seconds: z._default(z.int().check(z.minimum(5), z.maximum(60)), 30),
  mode: z._default(z.enum(['on', 'off']), 'on'),
  colour: z._default(z.string().check(z.maxLength(7), z.regex(/^#[0-9a-f]{6}$/)), '#000000'),
  list: z._default(z.array(z.string().check(z.minLength(1))).check(z.maxLength(3)), []),
  group: z.prefault(z.strictObject({ level: z.optional(z.literal([0, 1, 2])) }), {}),
};
const standard = schemaFingerprint(z.strictObject(rules));

describe('the fingerprint of the stored settings', () => {
  it.each([
    ['a named constant', z.strictObject({ ...rules, shown: ON })],
    [
      'a named pattern',
      z.strictObject({
        ...rules,
        colour: z._default(z.string().check(z.maxLength(7), z.regex(COLOUR)), '#000000'),
      }),
    ],
    ['another order of keys', z.strictObject(Object.fromEntries(Object.entries(rules).reverse()))],
    [
      'another message',
      z.strictObject({ ...rules, mode: z._default(z.enum(['on', 'off'], 'a word'), 'on') }),
    ],
  ])('stays the same after %s', (_, schema) => expect(schemaFingerprint(schema)).toBe(standard));

  it.each([
    ['a default', { shown: z._default(z.boolean(), false) }],
    ['a limit', { seconds: z._default(z.int().check(z.minimum(5), z.maximum(90)), 30) }],
    ['decimals', { seconds: z._default(z.number().check(z.minimum(5), z.maximum(60)), 30) }],
    ['a choice', { mode: z._default(z.enum(['on', 'off', 'auto']), 'on') }],
    [
      'a pattern',
      { colour: z._default(z.string().check(z.maxLength(7), z.regex(/^#[0-9a-fA-F]{6}$/)), '#000000') },
    ],
    [
      'a length',
      { colour: z._default(z.string().check(z.maxLength(9), z.regex(/^#[0-9a-f]{6}$/)), '#000000') },
    ],
    ['what a list holds', { list: z._default(z.array(z.string()).check(z.maxLength(3)), []) }],
    ['a key in a group', { group: z.prefault(z.strictObject({}), {}) }],
    [
      'unknown keys in a group',
      { group: z.prefault(z.looseObject({ level: z.optional(z.literal([0, 1, 2])) }), {}) },
    ],
    ['a new key', { more: ON }],
  ] as const)('changes with %s', (_, changed) =>
    expect(schemaFingerprint(z.strictObject({ ...rules, ...changed }))).not.toBe(standard),
  );

  it('changes with the number of the checks that compare settings', () =>
    expect(schemaFingerprint(configSchema, CROSS_CHECKS + 1)).not.toBe(schemaFingerprint()));

  it('has a new number for each new check that compares settings (if not: raise CROSS_CHECKS, then this row)', () =>
    expect({ checks: configSchema.def.checks?.length, CROSS_CHECKS }).toEqual({
      checks: 2,
      CROSS_CHECKS: 1,
    }));

  it('sees every rule of the settings: each is in the JSON Schema', () =>
    expect(JSON.stringify(jsonSchemaOf(configSchema))).not.toMatch(/(?<!"default"):\{\}/));
});
