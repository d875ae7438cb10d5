import { afterEach, beforeEach, vi } from 'vitest';

/** A tablet whose timers and wall clock the test moves. */

export const LIMIT_MS = 90_000;
export const HOUR_MS = 3_600_000;

/** The action at the end of the time, and a button below the finger. */
export const act = vi.fn();
export const press = vi.fn();

export const does = (event: Event): boolean => document.body.dispatchEvent(event);
export const touches = (): boolean =>
  does(new MouseEvent('pointerdown', { bubbles: true, cancelable: true }));
export const passes = (ms: number): unknown => vi.advanceTimersByTime(ms);
/** Only the wall clock goes on: in a sleep, or by hand. */
export const wallGoesOn = (ms: number): unknown => vi.setSystemTime(Date.now() + ms);

const isSeen = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
export function sleeps(ms: number): void {
  isSeen('hidden');
  wallGoesOn(ms);
  isSeen('visible');
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.addEventListener('pointerdown', press);
});
afterEach(() => {
  document.body.removeEventListener('pointerdown', press);
  act.mockReset();
  press.mockReset();
});
