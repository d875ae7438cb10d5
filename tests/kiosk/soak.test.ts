import { expect, it } from 'vitest';
import type { Sample } from '../../kiosk/lab/soak/soak.ts';
import { afterFirstQuarter, verdictsOf } from '../../kiosk/lab/soak/verdict.ts';

const sample = (visits: number, heap: number, more: Partial<Sample> = {}): Sample => ({
  visits,
  heap,
  nodes: 300,
  listeners: 200,
  cached: 160,
  ...more,
});
/** Eight hundred visits, each leaving so many bytes. */
const steady = (bytes: number): readonly Sample[] =>
  Array.from({ length: 9 }, (_, hundred) => sample(hundred * 100, 9_000_000 + hundred * 100 * bytes));
const noisy = [sample(0, 1000), sample(100, 21_000), sample(200, 1000), sample(300, 21_000)];

it.each<[string, readonly Sample[], number, readonly string[]]>([
  ['nothing grows', steady(0), 0, []],
  ['each visit leaves the most that is allowed', steady(250), 0, []],
  ['each visit leaves more', steady(251), 0, ['heap']],
  ['each leaves less, with noise', noisy, 0, []],
  ['scripts are loaded at first', afterFirstQuarter([sample(0, 1000), ...steady(0).slice(1)]), 0, []],
  ['one node stays', [...steady(0), sample(900, 9_000_000, { nodes: 301 })], 0, ['nodes']],
  ['one listener stays', [...steady(0), sample(900, 9_000_000, { listeners: 201 })], 0, ['listeners']],
  ['a cache grows', [...steady(0), sample(900, 9_000_000, { cached: 161 })], 0, ['cached']],
  ['there is nothing to judge by', [], 0, ['heap', 'nodes', 'listeners', 'cached']],
  ['a visit failed', steady(0), 1, ['failures']],
])('a soak in which %s', (_, samples, failed, missed) => {
  const failures = Array<string>(failed).fill('any');
  const verdicts = verdictsOf({ samples, failures }, 250);
  expect(verdicts.filter(({ isMet }) => !isMet).map(({ name }) => name)).toEqual(missed);
});
