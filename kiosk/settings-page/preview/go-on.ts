import type { ScreenPath } from '../../../src/flow/screens.ts';
import type { Answers } from '../../guest/fields.ts';
import { fillIn } from '../../guest/fill-in.ts';
import { shownScreen } from '../../guest/hands.ts';

const LOOK_MS = 60;
/** Buttons that lead to the next screen. The screen of an unpaid code has a payment button instead. */
const MAIN = '#root main :is([data-action="main"], [data-action="smart-payment"]):enabled';

export const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Walks as a guest who answers everything until a screen is shown.
 * @param ended aborts the walk
 * @throws if the journey ends elsewhere or the app shows a failure
 */
export async function goOnTo(wanted: ScreenPath, answers: Answers, ended: AbortSignal): Promise<void> {
  const [, journey = ''] = wanted.split('/');
  for (let from = shownScreen(); from !== wanted; from = shownScreen()) {
    if (!from.startsWith(`/${journey}/`)) throw new Error(`${wanted} is not on this way: ${from}`);
    await tryUntil(() => shownScreen() !== from, answers, ended);
  }
}

/** Answers and presses the main button until `done`: the app may undo an early answer, and a button may still be off. */
export async function tryUntil(
  hasHappened: () => boolean,
  answers: Answers,
  ended: AbortSignal,
): Promise<void> {
  while (!hasHappened()) {
    ended.throwIfAborted();
    if (!closesDialog() && document.querySelector('#root [aria-busy="true"]') === null) {
      await fillIn(answers);
      await passed(LOOK_MS);
      if (!hasHappened()) pressMain();
    }
    await passed(LOOK_MS);
  }
}

/** Answers a dialog in front of the screen. @throws for a failure */
function closesDialog(): boolean {
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) return false;
  const confirm = dialog.querySelector<HTMLElement>('[data-action="confirm"]:enabled');
  const cancel = dialog.querySelector<HTMLElement>('[data-action="cancel"]:enabled');
  if (confirm === null && dialog.matches('[role="alertdialog"]')) throw new Error(dialog.textContent ?? '');
  (confirm ?? cancel)?.click();
  return true;
}

function pressMain(): void {
  if (document.querySelector('dialog[open]')) return;
  document.querySelector<HTMLElement>(MAIN)?.click();
}
