import { expect, it } from 'vitest';
import { type Attempts, afterReload, afterWrong, NO_ATTEMPTS, secondsLeft } from '~/device/staff/lock';

const NOW = 1_000_000;

function after(wrong: number): { attempts: Attempts; now: number } {
  let attempts = NO_ATTEMPTS;
  let now = NOW;
  for (let i = 0; i < wrong; i++) {
    now = Math.max(now, attempts.openFrom);
    attempts = afterWrong(attempts, now);
  }
  return { attempts, now };
}

it.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 5],
  [4, 15],
  [5, 60],
  [6, 300],
  [7, 900],
  [50, 900],
])('after %i wrong PINs the next is heard in %i s', (wrong, seconds) => {
  const { attempts, now } = after(wrong);
  expect(secondsLeft(attempts, now)).toBe(seconds);
});

it.each([
  [0, 5],
  [1, 5],
  [4000, 1],
  [4999, 1],
  [5000, 0],
  [9000, 0],
])('%i ms later, %i s remain of five', (later, seconds) => {
  const { attempts, now } = after(3);
  expect(secondsLeft(attempts, now + later)).toBe(seconds);
});

it.each<[string | null, number, number]>([
  [null, 0, 0],
  ['2', 2, 0],
  ['3', 3, 5],
  ['7', 7, 900],
  ['999999999', 999_999_999, 900],
  ['9999999999', 0, 0],
  ['-1', 0, 0],
  ['3.5', 0, 0],
  ['1e9', 0, 0],
  ['', 0, 0],
  ['{}', 0, 0],
])('after a reload with %j kept, %i wrong PINs count and the page waits %i s', (kept, wrong, seconds) => {
  const attempts = afterReload(kept);
  expect(attempts.wrong).toBe(wrong);
  expect(secondsLeft(attempts, 0)).toBe(seconds);
});
