import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** What a guest does who uses the keyboard alone; each step is seen to lead where it should, and to be seen. */

const KEYS: Readonly<Record<string, string>> = { Space: '[Space]', 'Shift+Tab': '{Shift>}{Tab}{/Shift}' };

/** Presses a key. */
export const presses = (key: string): Promise<void> => userEvent.keyboard(KEYS[key] ?? `{${key}}`);

/** Where the keyboard stands: the action or name of the control, as the guest reaches it. */
export function keyboardIsAt(): string {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement)) return 'nothing';
  const named = at.dataset.action ?? at.dataset.value ?? at.getAttribute('name');
  return named ?? at.parentElement?.querySelector('select')?.getAttribute('name') ?? at.tagName.toLowerCase();
}

/** How the focus is seen: a line around the control, or around what stands for it, that nothing lies over. */
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

/** Whoever works the keyboard sees where they are. */
export const focusIsSeen = () =>
  expect.poll(sightOfFocus, { message: `the focus at ${keyboardIsAt()}` }).toBe('seen');

/** Presses a key and sees what it leads to, and that the guest sees it too. */
export async function leadsTo(key: string, place: string): Promise<void> {
  await presses(key);
  await expect.poll(keyboardIsAt, { message: `where ${key} leads` }).toBe(place);
  await focusIsSeen();
}

/** Tab leads to a place. */
export const tabsTo = (place: string) => leadsTo('Tab', place);

/** Tabs on until a place is reached, and sees that the focus is never out of sight on the way. */
export async function tabsUntil(place: string): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if (keyboardIsAt() === place) return;
    await presses('Tab');
    await focusIsSeen();
  }
  throw new Error(`The keyboard does not lead to ${place}`);
}

/** Writes where the keyboard stands, in the place of what was there. */
export function inserts(text: string): void {
  document.execCommand('selectAll');
  document.execCommand('insertText', false, text);
}

/** Tabs to a field and types into it. */
export async function fills(name: string, text: string): Promise<void> {
  await tabsTo(name);
  inserts(text);
}

/** The guest can tell where they are: title, one heading, and (after a change of screen) the focus on it. */
export async function saysWhere(title: string, hasJustArrived = true): Promise<void> {
  // A hotel's own text may have headings of its own.
  const heading = () => document.querySelector('header h1');
  await expect.poll(() => heading()?.textContent).toBe(title);
  const lines = [...(heading()?.childNodes ?? [])].map((line) => line.textContent);
  await expect.poll(() => document.title).toBe(`${lines.join(' ')} | セルフチェックイン`);
  if (hasJustArrived) await expect.poll(() => document.activeElement === heading()).toBe(true);
}
