import { expect } from 'vitest';
import { frame, until } from '../../../kiosk/guest/hands';
import { finger, middleOf } from './finger';
import { count, focused } from './seen';

/** A guest who types with a finger on the keypad in the page. */

/** A hotel whose tablet has no keyboard but the one in the page. */
export const KEYPAD_ON = { kiosk: { on_screen_keyboard: 'on' } } as const;

const SMALL: Readonly<Record<string, string>> = { ャ: 'ヤ', ュ: 'ユ', ョ: 'ヨ', ッ: 'ツ', ァ: 'ア' };
const MARKS: Readonly<Record<string, string>> = { '\u3099': 'dakuten', '\u309A': 'handakuten', ' ': 'blank' };

/** The keys with which a text is typed, katakana by their plain letter and its mark. */
const keysFor = (text: string): string[] =>
  [...text.normalize('NFD')].flatMap((char) => {
    const large = SMALL[char];
    return large ? [large, 'small'] : [MARKS[char] ?? char];
  });

/** How many keypads there are. */
export const pads = (): number => count('.keypad');

/** The selector of a key. */
export const key = (name: string): string => `.keypad [data-key="${CSS.escape(name)}"]`;

/** What a finger would touch in the middle of an element is that element. */
export function isInFront(selector: string): boolean {
  const part = document.querySelector(selector);
  if (!part) return false;
  const { left, top, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Puts a finger on the middle of an element, once nothing lies over it. */
export async function taps(selector: string): Promise<void> {
  await expect
    .poll(
      () => {
        document.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
        return isInFront(selector);
      },
      { message: selector },
    )
    .toBe(true);
  await finger.taps(await middleOf(selector));
}

/** Presses keys one after another, by their names. */
export async function presses(...keys: readonly string[]): Promise<void> {
  for (const name of keys) await taps(key(name));
}

/** Puts a finger on a field: the keypad opens for it. What has just come under the finger takes no tap, and so it taps again. */
export async function touches(name: string): Promise<void> {
  const control = `main [name="${name}"], dialog[open] [name="${name}"]`;
  await until(`field ${name}`, () => document.querySelector(control));
  const tap = async () => {
    await finger.taps(await middleOf(control));
    await frame();
    return focused();
  };
  await expect.poll(tap, { message: name }).toBe(name);
  await expect.poll(pads).toBe(1);
}

/** Types into the field that has the focus. */
export const keysIn = (text: string): Promise<void> => presses(...keysFor(text));

/** Ends a field: the keypad leads to another one. */
export async function leadsTo(name: string): Promise<void> {
  await expect
    .poll(() => document.querySelector(key('done'))?.textContent)
    .toMatch(/^(次の項目|Next field)$/);
  await presses('done');
  await expect.poll(focused).toBe(name);
}

/** Ends the last field that waits: the keypad closes. */
export async function ends(): Promise<void> {
  await expect.poll(() => document.querySelector(key('done'))?.textContent).toMatch(/^(完了|Done)$/);
  await presses('done');
  await expect.poll(pads).toBe(0);
}

/** Chooses a usual answer of a field. */
export async function answers(name: string, answer: string): Promise<void> {
  const labels = () =>
    document.querySelectorAll<HTMLElement>(
      `[data-field-frame]:has([name="${name}"], [name="${name}-choice"]) :is(label, button)`,
    );
  const find = () => [...labels()].find(({ textContent }) => textContent?.trim() === answer);
  const part = await until(`answer ${answer}`, find);
  part.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = part.getBoundingClientRect();
  await finger.taps({ x: left + width / 2, y: top + height / 2 });
}

/** What of the field that is typed into is not seen above the keypad: its label, the control, its error. */
export function unseenOfField(): string[] {
  const control = document.activeElement;
  const field = control?.closest('[data-field-frame]');
  const label = field?.querySelector('label, legend');
  if (!control || !field || !label || pads() === 0) return ['everything'];
  const error = document.getElementById(control.getAttribute('aria-errormessage') ?? '');
  const isSeen = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) =>
      [left + 2, right - 2].every((x) => field.contains(document.elementFromPoint(x, y))),
    );
  };
  const parts = { label, control, error, 'how to mend it': error?.nextElementSibling };
  return Object.entries(parts).flatMap(([name, part]) => (part && !isSeen(part) ? [name] : []));
}

/** What stands above the keypad besides the field that is typed into. */
export function seenBesideField(): string[] {
  const pad = document.querySelector('.keypad')?.closest('section');
  const field = document.activeElement?.closest('[data-field-frame]');
  if (!pad || !field) return ['everything'];
  const edge = pad.getBoundingClientRect().top;
  return [...document.querySelectorAll('header, nav, [data-field-frame], main [data-action="main"]')]
    .filter((part) => part !== field)
    .filter((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom > 0 && top < edge;
    })
    .map(({ textContent, tagName }) => textContent || tagName);
}
