import { expect, it } from 'vitest';
import { SCREENS } from '~/flow/screens';
import { WALKED } from './screens.ts';

it('the random walk knows what can be tapped on every screen (if not: tests/wander/screens.ts)', () => {
  expect([...WALKED].sort()).toEqual(Object.keys(SCREENS).sort());
});
