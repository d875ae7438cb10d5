import { frame, shownScreen, until } from '../../../guest/hands.ts';
import { PageGuest } from '../../../guest/page-guest.ts';

/** The guest of every visit; the tablet's keypad is on. */
export const guest = new PageGuest({ hasKeypad: true });

/** Goes back to home, with confirmation. */
export async function goHome(): Promise<void> {
  while (shownScreen() !== '/') {
    const from = shownScreen();
    const hasLeft = () => (shownScreen() === from ? undefined : true);
    await guest.taps('back');
    const question = await until('way back', () => hasLeft() ?? document.querySelector('dialog'));
    if (question !== true) {
      // The browser is still returning here; no guest is that quick.
      await frame();
      await guest.taps('confirm');
      await until('way back', hasLeft);
    }
    await frame();
  }
}

export async function closeError(): Promise<void> {
  await until('word of what went wrong', () => document.querySelector('dialog[role="alertdialog"]'));
  await guest.taps('close');
  await until('screen without a dialog', () => (document.querySelector('dialog') ? undefined : true));
}

export const tellHotel = (path: 'faults' | 'faults/clear', body: object = {}): Promise<Response> =>
  fetch(`/demo/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const { now } = Date;
let slept = 0;
Date.now = () => now() + slept;

/** The tablet sleeps: hidden page, stopped timers, and the wall clock `ms` later. */
export function sleep(ms: number): void {
  showPage('hidden');
  slept += ms;
  showPage('visible');
}

function showPage(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
