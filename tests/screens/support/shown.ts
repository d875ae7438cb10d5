import { expect } from 'vitest';
import { until } from '../../../kiosk/guest/hands';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { count } from './seen';

/** Waits for a guest's view by machine hooks. */

export const isThere = (selector: string) => until(selector, () => document.querySelector(selector));
export const isGone = (selector: string) => expect.poll(() => count(selector)).toBe(0);
export const hasDialog = () => isThere('dialog[open]');
export const waits = () => isThere('main[aria-busy="true"]');
export const hasError = () => isThere('main [role="alert"]');
export const opensList = (name: string) =>
  document.querySelector<HTMLElement>(`[data-field-frame]:has([name="${name}"]) button`)?.click();
export async function closes(guest: PageGuest, action = 'close'): Promise<void> {
  await guest.taps(action);
  await isGone('dialog[open]');
}
