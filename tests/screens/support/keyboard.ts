import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** A guest with the keyboard alone; each step is checked and visible. */

const KEYS: Readonly<Record<string, string>> = { Space: '[Space]', 'Shift+Tab': '{Shift>}{Tab}{/Shift}' };

export const presses = (key: string): Promise<void> => userEvent.keyboard(KEYS[key] ?? `{${key}}`);

export function keyboardIsAt(): string {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement)) return 'nothing';
  const named = at.dataset.action ?? at.dataset.value ?? at.getAttribute('name');
  return named ?? at.parentElement?.querySelector('select')?.getAttribute('name') ?? at.tagName.toLowerCase();
}

/** The visible focus: an uncovered line around the control or its stand-in. */
function sightOfFocus(): string {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement)) return 'nothing has the focus';
  const isOutlined = [at, at.closest('label')].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
  });
  if (!isOutlined) return 'no line is drawn around it';
  const { left, top, width, height } = at.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const owner = at.closest('label') ?? at;
  return there && owner.contains(there) ? 'seen' : `it is under ${there?.tagName ?? 'the edge'}`;
}

export const focusIsSeen = () =>
  expect.poll(sightOfFocus, { message: `the focus at ${keyboardIsAt()}` }).toBe('seen');

export async function leadsTo(key: string, place: string): Promise<void> {
  await presses(key);
  await expect.poll(keyboardIsAt, { message: `where ${key} leads` }).toBe(place);
  await focusIsSeen();
}

/** @param then the key that is pressed there */
export async function tabsTo(place: string, then?: string): Promise<void> {
  await leadsTo('Tab', place);
  if (then !== undefined) await presses(then);
}

/** Tabs to a place, with the focus always in sight. @param then the key that is pressed there */
export async function tabsUntil(place: string, then?: string): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if (keyboardIsAt() === place) return then === undefined ? undefined : presses(then);
    await presses('Tab');
    await focusIsSeen();
  }
  throw new Error(`The keyboard does not lead to ${place}`);
}

export function inserts(text: string): void {
  document.execCommand('selectAll');
  document.execCommand('insertText', false, text);
}

export async function fills(name: string, text: string): Promise<void> {
  await tabsTo(name);
  inserts(text);
}

/** Checks the title, the one heading, and after a change of screen the focus on it. */
export async function saysWhere(title: string, hasJustArrived = true): Promise<void> {
  // A hotel's own text may have headings of its own.
  const heading = () => document.querySelector('header h1');
  await expect.poll(() => heading()?.textContent).toBe(title);
  const lines = [...(heading()?.childNodes ?? [])].map((line) => line.textContent);
  await expect.poll(() => document.title).toBe(`${lines.join(' ')} | セルフチェックイン`);
  if (hasJustArrived) await expect.poll(() => document.activeElement === heading()).toBe(true);
}
