import { beforeEach, expect, it, vi } from 'vitest';
import { afterClick } from '~/ui/keypad/pad';

const page = new EventTarget();
const happens = (type: string) => page.dispatchEvent(new Event(type));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});

it('waits for the click of the tap, and runs once', () => {
  const act = vi.fn();
  afterClick(act);
  vi.advanceTimersByTime(100);
  expect(act).not.toHaveBeenCalled();
  happens('click');
  expect(act).toHaveBeenCalledTimes(1);
  happens('click');
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
});

it('runs without a click soon after the finger has lifted', () => {
  const act = vi.fn();
  afterClick(act);
  vi.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});
