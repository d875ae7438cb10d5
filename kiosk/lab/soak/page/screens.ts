import { frame, shownScreen, until } from '../../../guest/hands.ts';
import { PageGuest } from '../../../guest/page-guest.ts';

/** The guest of every visit; the tablet's keypad is on. */
export const guest = new PageGuest({ hasKeypad: true });

/** Goes back to home, and confirms where the app asks. */
export async function goHome(): Promise<void> {
  while (shownScreen() !== '/') {
    const from = shownScreen();
    const hasLeft = () => (shownScreen() === from ? undefined : true);
    await guest.taps('back');
    const question = await until('way back', () => hasLeft() ?? document.querySelector('dialog'));
    if (question !== true) {
      // The browser is still returning to this screen; no guest is that quick.
      await frame();
      await guest.taps('confirm');
      await until('way back', hasLeft);
    }
    await frame();
  }
}

/** Closes the dialog that says what went wrong. */
export async function closeError(): Promise<void> {
  await until('word of what went wrong', () => document.querySelector('dialog[role="alertdialog"]'));
  await guest.taps('close');
  await until('screen without a dialog', () => (document.querySelector('dialog') ? undefined : true));
}

/** Tells the demo hotel how to behave from now on. */
export const tellHotel = (path: 'faults' | 'faults/clear', body: object = {}): Promise<Response> =>
  fetch(`/demo/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const { now } = Date;
let slept = 0;
Date.now = () => now() + slept;

/** The tablet sleeps: the page is hidden, its timers stand still, and the clock on the wall goes on by `ms`. */
export function sleep(ms: number): void {
  showPage('hidden');
  slept += ms;
  showPage('visible');
}

function showPage(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
