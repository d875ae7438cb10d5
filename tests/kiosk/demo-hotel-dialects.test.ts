import { describe, expect, it } from 'vitest';
import { dialectOf, PRODUCT_HEADERS } from '../../kiosk/demo-hotel/dialects.ts';
import type { Config } from '../../src/config/schema.ts';
import { cico, type Dialect, legacy } from '../../src/hotel/dialects.ts';

/** Every dialect: a new one does not compile without its name here. */
const DIALECTS: Readonly<Record<Config['system'], Dialect>> = { legacy, cico };

describe.each(Object.entries(DIALECTS))('the headers of %s', (system, { headers }) => {
  const names = Object.values(headers).map((name) => name.toLowerCase());

  it('are all known to the demo hotel', () => {
    expect(names.filter((name) => !PRODUCT_HEADERS.includes(name))).toEqual([]);
  });

  it('tell the demo hotel which dialect a request speaks', () => {
    expect(dialectOf(Object.fromEntries(names.map((name) => [name, 'x'])))).toBe(system);
  });
});
