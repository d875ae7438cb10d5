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
  happens('pointerup');
  vi.advanceTimersByTime(100);
  expect(act).not.toHaveBeenCalled();
  happens('click');
  expect(act).toHaveBeenCalledTimes(1);
  happens('click');
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
});

it.each(['pointerup', 'pointercancel'])('runs without a click soon after %s', (end) => {
  const act = vi.fn();
  afterClick(act);
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
  happens(end);
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledTimes(1);
});
