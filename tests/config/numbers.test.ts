import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { SETTINGS } from '../../kiosk/settings/config-schema-json';
import { fileWith, problemKeys, valueAt } from '../support/config';

/** The two limits of an idle guest, each where the other leaves it alone. */
const BESIDE: Readonly<Partial<Record<string, object>>> = {
  'kiosk.idle_timeout_s': { idle_prompt_s: 5 },
  'kiosk.idle_prompt_s': { idle_timeout_s: 3600 },
};
const NUMBERS = [...SETTINGS].flatMap(([key, { type, minimum, maximum }]) =>
  type === 'integer' ? [[key, minimum ?? Number.NaN, maximum ?? Number.NaN] as const] : [],
);

it('there are some', () => expect(NUMBERS.length).toBeGreaterThan(6));

describe('whole numbers and their bounds', () => {
  it.each(NUMBERS)('%s: %i to %i', (key, lowest, highest) => {
    const read = (value: unknown) => readConfig(fileWith(key, value, BESIDE[key]));
    for (const right of [lowest, highest]) {
      const reading = read(right);
      expect(reading.ok && reading.remarks).toEqual([]);
    }
    for (const wrong of [String(lowest), `${lowest - 1}`, null, true, [lowest], Number.NaN])
      expect(problemKeys(read(wrong)), `${wrong}`).toEqual([key]);
    for (const [wrong, used] of [
      ...[lowest - 1, lowest - 0.6, 0, -0, -1, -1e300, Number.NEGATIVE_INFINITY].map((low) => [low, lowest]),
      ...[highest + 1, highest + 0.5, 1e15, 1e300, Number.POSITIVE_INFINITY].map((high) => [high, highest]),
      [lowest + 1.4, lowest + 1],
      [lowest + 1.5, lowest + 2],
    ]) {
      const reading = read(wrong);
      expect(reading, `${wrong}`).toMatchObject({
        ok: true,
        remarks: [{ key, values: { given: `${wrong}`, used: `${used}` } }],
      });
      expect(reading.ok && valueAt(reading.config, key)).toBe(used);
    }
  });

  it('cost nothing beside them, not even a text that is a number', () => {
    const file = { api: { timeout_ms: 1, client_url: '/hotel' }, wait_interval: 0, facility: { id: '7' } };
    const reading = readConfig(file);
    expect(reading).toMatchObject({
      config: { api: { timeout_ms: 1000, client_url: '/hotel' }, wait_interval: 500, facility: { id: '7' } },
      remarks: [{ key: 'api.timeout_ms' }, { key: 'wait_interval' }],
    });
    expect(file.api.timeout_ms, 'the file itself stays as it is').toBe(1);
  });

  it.each([{ system: 7 }, { display: { use_checkout: 1 } }, { facility: { id: 101 } }, { qr_code: 1.5 }])(
    '%j has a number where none belongs: that is no number out of range',
    (file) => expect(readConfig({ wait_interval: 1, ...file }).ok).toBe(false),
  );
});

it.each([
  [3, 2],
  [-1, 0],
  [1.2, 1],
  [99, 2],
])('levels: %d is out of range: %d is used', (level, used) =>
  expect(readConfig({ visibility: { representative: { age: level } } })).toMatchObject({
    config: { visibility: { representative: { age: used } } },
    remarks: [{ key: 'visibility.representative.age', values: { given: `${level}`, used: `${used}` } }],
  }),
);

it.each([
  ['as long as the limit', { idle_timeout_s: 60, idle_prompt_s: 60 }, { idle_prompt_s: 59 }],
  ['longer than a short limit, by default', { idle_timeout_s: 15 }, { idle_prompt_s: 14 }],
  ['beside a limit below its range', { idle_timeout_s: 3 }, { idle_timeout_s: 15, idle_prompt_s: 14 }],
  ['out of range by far', { idle_prompt_s: 1e9 }, { idle_prompt_s: 89 }],
])('the question before the end of an idle visit, %s, comes sooner', (_, kiosk, used) => {
  const reading = readConfig({ kiosk });
  expect(reading).toMatchObject({ ok: true, config: { kiosk: used } });
  expect(reading.ok && reading.remarks.map(({ key }) => key).sort()).toEqual(
    Object.keys(used)
      .map((key) => `kiosk.${key}`)
      .sort(),
  );
});
