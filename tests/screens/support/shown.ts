import { expect } from 'vitest';
import { until } from '../../../kiosk/guest/hands';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { count } from './seen';

/** Waits for what a guest is shown, by the hooks for machines. */

/** An element is there. */
export const isThere = (selector: string) => until(selector, () => document.querySelector(selector));
/** None is there any more. */
export const isGone = (selector: string) => expect.poll(() => count(selector)).toBe(0);
/** A dialog is open. */
export const hasDialog = () => isThere('dialog[open]');
/** The screen waits for an answer. */
export const waits = () => isThere('main[aria-busy="true"]');
/** Something on the screen is wrong. */
export const hasError = () => isThere('main [role="alert"]');
/** Opens the list of a field. */
export const opensList = (name: string) =>
  document.querySelector<HTMLElement>(`[data-field-frame]:has([name="${name}"]) button`)?.click();
/** Closes what stands before the screen. */
export async function closes(guest: PageGuest, action = 'close'): Promise<void> {
  await guest.taps(action);
  await isGone('dialog[open]');
}
