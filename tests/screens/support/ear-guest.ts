import i18next from 'i18next';
import { expect } from 'vitest';
import { isScreenPath, SCREENS } from '~/flow/screens';
import { asTextKey } from '~/i18n/texts';
import { asHeard } from '~/speech/as-heard';
import { word } from '~/speech/texts';
import { Guest } from '../../../kiosk/guest/guest';
import { write } from '../../../kiosk/guest/hands';
import type { Ear } from './ear';
import { ANSWERS, BUTTONS, COUNTRIES, LABELS, listed, OTHER, VIEWS } from './ear-words';

/** More presses than any screen has stops: the listener gives up. */
const MOST = 120;

const text = (key: string): string => {
  const known = asTextKey(key);
  if (!known) throw new Error(`No text is named ${key}`);
  return asHeard(i18next.t(known), i18next.language);
};

const withoutPauses = (text: string): string => text.replace(/[\s\p{P}\p{Cf}]/gu, '');

/** True if words were heard, wherever a voice pauses. */
const hears = (said: string, words: string): boolean => withoutPauses(said).includes(withoutPauses(words));

/** All titles that a screen may have. */
function titlesOf(key: string): string[] {
  const view: unknown = i18next.getResource(i18next.language, 'translation', key.replace(/\.[^.]+$/, ''));
  const titles = Object.entries(view ?? {}).filter(([name]) => /^(title|lead)/.test(name));
  return titles.map(([, title]) => asHeard(String(title), i18next.language));
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** A sentence that begins with these words, of which some may be filled in; its question may stand before. */
const begins = (words: string): RegExp => {
  const escaped = withoutSpaces(words)
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\{\w+\}\}/g, '.*');
  return new RegExp(`(^|[.。:：、，,])${escaped}`);
};

/** A sentence that begins with these words alone, as the name of an answer in a list. */
const isWhole = (words: string): RegExp => new RegExp(`(^|[.。:：])${withoutSpaces(words)}[,、，(（]`);

/** A guest who cannot see: knows only what was spoken, and has only keys. What cannot be found by ear fails the test. */
export class EarGuest extends Guest {
  constructor(
    private readonly ear: Ear,
    private readonly staffMoveQueue: () => Promise<void>,
  ) {
    super();
  }

  /** Begins to listen, by a key that only listeners use, and comes to a language. */
  async listens(language = 'ja'): Promise<void> {
    await this.ear.presses('F2');
    for (let presses = 0; i18next.language !== language && presses < MOST; presses++)
      await this.ear.presses('F5');
  }

  override async isOn(screen: string): Promise<void> {
    if (!isScreenPath(screen)) throw new Error(`${screen} is no screen`);
    const titles = titlesOf(SCREENS[screen].title);
    const isHeard = () => titles.some((title) => hears(this.ear.lately(), title));
    await expect
      .poll(isHeard)
      .toBe(true)
      .catch(() => this.misses(titles[0] ?? screen));
    await this.ear.waits();
  }

  override async taps(action: string): Promise<void> {
    if (action === 'main') return this.goesOnWhenItCan();
    await this.finds([begins(text(BUTTONS[action] ?? `app.${action}`))], word('button'), action);
    await this.ear.presses('Enter');
  }

  override async types(field: string, typed: string): Promise<void> {
    await this.finds([begins(this.label(field))], word('text'), field);
    const at = document.activeElement;
    if (!(at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement)) {
      throw new Error(`${field} takes no letters`);
    }
    // As a keyboard writes.
    write(at, typed);
    await this.ear.waits();
  }

  override async chooses(field: string, value: string): Promise<void> {
    const question = field.replace(/-choice$/, '');
    await this.finds([begins(this.label(question))], word('choice'), field);
    const answer = value === 'other' ? OTHER : ANSWERS[this.plain(question)]?.[value];
    const words = begins(answer ? text(answer) : value);
    const isIt = (heard: string) => words.test(withoutSpaces(heard));
    if (isIt(this.ear.lately())) return void (await this.ear.presses('Enter'));
    for (let presses = 0; presses < MOST; presses++) {
      if (isIt(await this.ear.presses('ArrowRight'))) return;
    }
    throw new Error(`${field} ${value} is no answer that is heard`);
  }

  override async picks(field: string, value: string): Promise<void> {
    await this.finds([begins(this.label(field))], word('list'), field);
    await this.ear.presses('Enter');
    const name = listed(this.plain(field), value);
    if (COUNTRIES.includes(this.plain(field))) await this.types('search', name);
    await this.finds([isWhole(name)], word('button'), `${field} ${value}`);
    await this.ear.presses('Enter');
  }

  override async ticks(field: string): Promise<void> {
    await this.finds([begins(this.label(field))], word('tick'), field);
    if (this.ear.lately().includes(word('unticked'))) await this.ear.presses('Enter');
  }

  override async isFilledIn(): Promise<void> {
    await this.ear.waits();
  }

  override async signs(): Promise<void> {
    await this.taps('sign-by-name');
    await this.ticks('byName');
    await this.taps('sign');
  }

  /** Holds the passport before the camera, which takes its picture by itself. */
  override async showsPassport(): Promise<string> {
    const { passport_take, passport_camera } = VIEWS;
    await this.finds([begins(text(passport_take))], word('button'), 'the camera');
    await this.ear.presses('Enter');
    await expect.poll(() => hears(this.ear.lately(), text(`${passport_camera}.title_taken`))).toBe(true);
    await this.ear.waits();
    await this.finds([begins(text(`${passport_camera}.use`))], word('button'), 'the picture');
    await this.ear.presses('Enter');
    return '';
  }

  override async isCalled(screen = '/checkout/room-number'): Promise<void> {
    const titles = isScreenPath(screen) ? titlesOf(SCREENS[screen].title) : [];
    while (!titles.some((title) => hears(this.ear.lately(), title))) {
      const before = this.ear.heard().length;
      await this.staffMoveQueue();
      await expect.poll(() => this.ear.heard().length).toBeGreaterThan(before);
      await this.ear.waits();
    }
  }

  /** Moves on, and then back, until a stop of these words is heard. */
  private async finds(words: readonly RegExp[], kind: string, what: string): Promise<void> {
    const isIt = (heard: string) =>
      heard.includes(kind) && words.some((one) => one.test(withoutSpaces(heard)));
    // A screen may open there, or another answer have led there.
    if (isIt(this.ear.lastly())) return;
    for (const [key, end] of [
      ['PageDown', word('end')],
      ['ArrowUp', word('start')],
    ] as const) {
      for (let presses = 0; presses < MOST; presses++) {
        const heard = await this.ear.presses(key);
        if (isIt(heard)) return;
        if (heard.includes(end)) break;
      }
    }
    this.misses(what);
  }

  /** Takes the answer if it is heard among the usual ones. */
  override async answersInOwnWords(field: string, typed: string): Promise<void> {
    await this.finds([begins(this.label(field))], word('choice'), field);
    if (begins(typed).test(withoutSpaces(this.ear.lately()))) return void (await this.ear.presses('Enter'));
    // Another answer is the last.
    await this.ear.presses('ArrowLeft');
    await this.types(field, typed);
  }

  /** Presses the main key again where the button is still off. */
  private async goesOnWhenItCan(): Promise<void> {
    for (let presses = 0; presses < 10; presses++) {
      if ((await this.ear.presses('F10')).includes(word('off'))) continue;
      // While the hotel is asked, nothing else is said.
      const isAsked = () => withoutPauses(this.ear.lately()) === withoutPauses(text('app.loading'));
      await expect.poll(isAsked).toBe(false);
      return void (await this.ear.waits());
    }
    this.misses('a way on');
  }

  private misses(what: string): never {
    throw new Error(
      `${what} cannot be found by ear; the last that was heard:\n${this.ear.transcript().slice(-1500)}`,
    );
  }

  private plain(field: string): string {
    return field.split('.').at(-1) ?? field;
  }

  private label(field: string): string {
    const name = this.plain(field);
    return text(LABELS[name] ?? `fields.${name}.label`);
  }
}
