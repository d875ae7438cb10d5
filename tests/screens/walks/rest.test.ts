import { expect, it, onTestFinished, vi } from 'vitest';
import { rest, stopTime } from '../support/clock';

it('a walk goes on after the frame in which a late dialog is heard', async () => {
  stopTime();
  onTestFinished(() => void vi.useRealTimers());
  const [screen, dialog] = [document.body, document.createElement('dialog')];
  let [looks, isHeard] = [0, false];
  const front = () => {
    looks += 1;
    if (looks < 3) return screen;
    if (looks === 3) requestAnimationFrame(() => (isHeard = true));
    return dialog;
  };
  const no = () => false;
  await rest({ isAway: no, isLoading: no, isBusy: no, front });
  expect(isHeard).toBe(true);
});
