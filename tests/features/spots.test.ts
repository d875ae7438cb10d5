import { expect, it } from 'vitest';
import { spotAt } from '~/features/attract/index';

const HOUR = Array.from({ length: 60 }, (_, minute) => spotAt(new Date(1_800_000_000_000 + minute * 60_000)));

it('the card rests nowhere and is hardly ever where it was within an hour', () => {
  const spots = HOUR.map(({ card }) => card);
  expect(spots.filter((spot, minute) => spot === spots[minute + 1])).toEqual([]);
  expect(new Set(spots).size).toBeGreaterThan(55);
});

it('stays the same for all of a minute', () =>
  expect(spotAt(new Date(1_800_000_000_000))).toEqual(spotAt(new Date(1_800_000_059_999))));

it('the picture is never moved so far that an edge of it shows', () => {
  for (const { picture } of HOUR) {
    const [, scale, x, y] = /scale\((.+)\) translate\((.+)%, (.+)%\)/.exec(picture)?.map(Number) ?? [];
    const overlap = ((Number(scale) - 1) / 2 / Number(scale)) * 100;
    expect(Math.abs(Number(x))).toBeLessThanOrEqual(overlap);
    expect(Math.abs(Number(y))).toBeLessThanOrEqual(overlap);
  }
});
