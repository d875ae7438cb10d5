import { expect, it } from 'vitest';
import { afterTap, TAPS, type Tap } from '~/device/staff/gesture';

const tap = (at: number, more: Partial<Tap> = {}): Tap => ({ x: 20, y: 20, at, isRepeat: false, ...more });
const five = (apart: number, more: Partial<Tap> = {}): Tap[] =>
  Array.from({ length: TAPS }, (_, i) => tap(1000 + i * apart, more));

function opens(taps: readonly Tap[]): boolean {
  let counted: readonly number[] = [];
  return taps.some((one) => {
    counted = afterTap(counted, one);
    return counted.length >= TAPS;
  });
}

it.each<[string, boolean, readonly Tap[]]>([
  ['five quick taps', true, five(200)],
  ['five taps in just three seconds', true, five(750)],
  ['five taps in a little more', false, five(751)],
  ['four taps', false, five(200).slice(1)],
  ['the corner itself', true, five(200, { x: 0, y: 0 })],
  ['the edge of the area', true, five(200, { x: 95, y: 95 })],
  ['to the right of it', false, five(200, { x: 96 })],
  ['below it', false, five(200, { y: 96 })],
  ['one tap elsewhere between', false, five(200).toSpliced(2, 1, tap(1400, { x: 500 }))],
  ['five after one elsewhere', true, [tap(900, { y: 500 }), ...five(200)]],
  [
    'five after two forgotten ones',
    true,
    [tap(0), tap(10), ...five(500).map((one) => ({ ...one, at: one.at + 9000 }))],
  ],
  ['slow taps for a long time', false, Array.from({ length: 40 }, (_, i) => tap(i * 800))],
  [
    'hammering on a button that does not answer',
    false,
    [tap(0), ...Array.from({ length: 20 }, (_, i) => tap(i * 100, { isRepeat: true }))],
  ],
  [
    'a button tapped twice, and four taps beside it',
    true,
    [tap(0), tap(100, { isRepeat: true }), ...five(200).slice(1)],
  ],
])('%s: %s', (_, isDoor, taps) => expect(opens(taps)).toBe(isDoor));
