import { beforeEach, expect, it, vi } from 'vitest';
import { PATIENCE_MS, unanswered, within } from '~/platform/within';

beforeEach(() => void vi.useFakeTimers());

const never = new Promise<string>(() => {});
const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'the answer'));

it.each<[string, () => Promise<string>, string]>([
  ['an answer in time', () => within(after(PATIENCE_MS - 1), () => 'late'), 'the answer'],
  ['an answer that comes late', () => within(after(PATIENCE_MS + 1), () => 'late'), 'late'],
  ['no answer', () => within(never, () => 'late'), 'late'],
  [
    'no answer, where there is nothing else',
    () => within(never, unanswered),
    'Error: No answer for too long',
  ],
  ['a refusal', () => within(Promise.reject('refused'), () => 'late'), 'refused'],
])('%s', async (_, wait, expected) => {
  const outcome = wait().catch(String);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await outcome).toBe(expected);
});

it('keeps nothing in memory once it has its answer', async () => {
  await within(Promise.resolve(), () => undefined);
  await within(Promise.reject(), () => undefined).catch(() => undefined);
  expect(vi.getTimerCount()).toBe(0);
});
