import { expect } from 'vitest';
import { frame, until } from '../../../kiosk/guest/hands';
import { keysFor } from '../../../kiosk/guest/keypad-keys';
import { finger, middleOf } from './finger';
import { count, focused } from './seen';

/** A guest with a finger on the page's keypad. */

export const pads = (): number => count('.keypad');

export const key = (name: string): string => `.keypad [data-key="${CSS.escape(name)}"]`;

export function isInFront(selector: string): boolean {
  const part = document.querySelector(selector);
  if (!part) return false;
  const { left, top, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

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

export async function presses(...keys: readonly string[]): Promise<void> {
  for (const name of keys) await taps(key(name));
}

/** Touches a field until its keypad opens: a new element takes no tap at first. */
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

export const keysIn = (text: string): Promise<void> => presses(...keysFor(text));

export async function leadsTo(name: string): Promise<void> {
  await expect
    .poll(() => document.querySelector(key('done'))?.textContent)
    .toMatch(/^(次の項目|Next field)$/);
  await presses('done');
  await expect.poll(focused).toBe(name);
}

export async function ends(): Promise<void> {
  await expect.poll(() => document.querySelector(key('done'))?.textContent).toMatch(/^(完了|Done)$/);
  await presses('done');
  await expect.poll(pads).toBe(0);
}

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

/** Parts of the typed field that are hidden: label, control, error. */
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

/** Other content above the keypad. */
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
