import type { CDPSession } from '@playwright/test';
import type { Page } from '../fixtures.ts';
import { type Kind, type Target, targetOf } from './targets.ts';

/** What a monkey does to the glass, by touch: what is covered is not hit. */
export class Hands {
  #engineer: Promise<CDPSession> | undefined;

  constructor(private readonly page: Page) {}

  /** Taps one of a kind in its middle. Returns its name; undefined where there is none. */
  async tap(kind: Kind, which: number, times = 1): Promise<string | undefined> {
    const target = await targetOf(this.page, kind, which);
    if (!target) return undefined;
    for (let left = times; left > 0; left -= 1) await this.page.touchscreen.tap(target.x, target.y);
    return target.name;
  }

  /**
   * Taps a field and puts a text in the place of what stands in it, where the field got the focus.
   * @param textFor what to type, by the field's name
   */
  async type(which: number, textFor: (name: string) => string): Promise<string | undefined> {
    const name = await this.tap('field', which);
    if (name === undefined) return undefined;
    const isReady = await this.page.evaluate((wanted) => {
      const field = document.activeElement;
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
      field.select();
      return (field.name || field.textContent) === wanted;
    }, name);
    if (!isReady) return `${name}, which did not get the focus`;
    const text = textFor(name);
    if (text === '') await this.page.keyboard.press('Backspace');
    else await this.page.keyboard.insertText(text);
    return `${name}: ${JSON.stringify(text.slice(0, 40))}`;
  }

  /** Draws one stroke across the place to sign. */
  async sign(): Promise<string | undefined> {
    const canvas = await targetOf(this.page, 'canvas', 0);
    if (!canvas) return undefined;
    this.#engineer ??= this.page.context().newCDPSession(this.page);
    const engineer = await this.#engineer;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      engineer.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [pointOn(canvas, part)],
      });
    await touch('touchStart', 0);
    for (let part = 1; part <= 6; part += 1) await touch('touchMove', part / 6);
    await touch('touchEnd', 1);
    return canvas.name;
  }

  /**
   * Fills in all that the form in front asks, as a guest does who knows exactly what to do.
   * @param words what is right, by the last part of a field's name
   */
  async fillIn(words: Readonly<Record<string, string>>): Promise<string> {
    const filled = await this.page.evaluate(writeAll, words);
    return filled.join(', ');
  }
}

const pointOn = ({ x, y, width, height }: Target, part: number) => ({
  x: x + width * (0.6 * part - 0.3),
  y: y + height * 0.2 * Math.sin(part * 8),
});

/** Within the page: writes past React, which would otherwise not notice that a value has changed. Returns the names. */
async function writeAll(words: Readonly<Record<string, string>>): Promise<string[]> {
  const filled: string[] = [];
  const set = (field: HTMLElement & { value: string }, value: string, event: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  };
  const showPicture = async (input: HTMLInputElement) => {
    const canvas = document.createElement('canvas');
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    const chosen = new DataTransfer();
    chosen.items.add(new File([picture ?? ''], 'passport.jpg', { type: 'image/jpeg' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  if (document.querySelector('dialog[open]')) return filled;
  for (const field of document.querySelectorAll<HTMLElement>('main :is(input, textarea, select)[name]')) {
    const name = field.getAttribute('name') ?? '';
    const word = words[name.split('.').at(-1) ?? ''];
    if (field instanceof HTMLSelectElement) {
      const options = [...field.options].filter(({ value }) => value !== '');
      const option = options.find(({ value }) => value === word) ?? options.at(3) ?? options[0];
      if (option) set(field, option.value, 'change');
    } else if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
      const isAnswered = document.querySelector(`main input[name="${name}"]:checked`);
      if (name !== 'language' && !isAnswered) field.click();
      else continue;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.type === 'file' && field instanceof HTMLInputElement) await showPicture(field);
      if (word === undefined || field.disabled) continue;
      field.focus();
      set(field, word, 'input');
      field.blur();
    }
    filled.push(name);
  }
  return filled;
}
