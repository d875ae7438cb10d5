import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Guest } from '../../kiosk/guest/guest.ts';
import { drawPassport } from '../../kiosk/guest/passport.ts';
import { moveQueue } from '../../kiosk/guest/staff.ts';
import { faultsOfLook, isAtRest } from './faults-of-look.ts';
import type { Size, Tablet } from './tablet.ts';

const SIGNATURE = Array.from(
  { length: 25 },
  (_, at) => [0.2 + 0.025 * at, 0.5 + 0.2 * Math.sin(at / 2)] as const,
);

const PATIENCE = { intervals: [50] };
/** In ms: a screen may still be moving. */
const PATIENCE_WITH_FAULTS_MS = 1500;

/** In ms: a tapped element soon shows it. */
const SOON = { timeout: 1000, intervals: [50] };

export interface Stand {
  readonly size: Size;
  /** For a picture of each screen; without it only some screens are checked. */
  readonly folder?: string;
}

/** A guest at a tablet of any engine, who notes faults of the screens' looks. */
export class EngineGuest extends Guest {
  readonly faults: string[] = [];
  #pictures = 0;

  /** @param address of the tablet's server @param stand the tablet's set-up */
  constructor(
    readonly tablet: Tablet,
    readonly address: string,
    readonly stand: Stand,
  ) {
    super();
    if (stand.folder) mkdirSync(stand.folder, { recursive: true });
  }

  async opensHome(query = ''): Promise<void> {
    await this.tablet.opens(`${this.address}/${query}`, this.stand.size);
    await this.isOn('/');
  }

  override async isOn(path: string): Promise<void> {
    await this.#finds(shownScreen, undefined, path);
    if (this.stand.folder) await this.sees(path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
  }

  /** Repeats a question to the page until the expected answer. */
  async #finds<Given, Answer>(
    question: (given: Given) => Answer,
    given: Given,
    answer: Answer,
  ): Promise<void> {
    const message = `${question.name} ${given ?? ''}`;
    await expect.poll(() => this.tablet.asks(question, given), { message, ...PATIENCE }).toBe(answer);
  }

  async sees(name: string): Promise<void> {
    await this.rests();
    const faults = await this.#lastingFaults();
    this.faults.push(...faults.map((fault) => `${name}: ${fault}`));
    const { folder } = this.stand;
    if (!folder) return;
    this.#pictures += 1;
    const number = String(this.#pictures).padStart(2, '0');
    writeFileSync(join(folder, `${number}-${name}.png`), await this.tablet.picture());
  }

  /** The faults that last: a keypad may just be opening. */
  async #lastingFaults(): Promise<string[]> {
    const deadline = Date.now() + PATIENCE_WITH_FAULTS_MS;
    for (;;) {
      const faults = await this.tablet.asks(faultsOfLook, undefined);
      if (faults.length === 0 || Date.now() > deadline) return faults;
    }
  }

  async rests(): Promise<void> {
    await this.#finds(isAtRest, undefined, true);
  }

  /** Taps a control at rest, as people do: a faster second click counts as half of a double click. */
  override async taps(action: string): Promise<void> {
    await this.rests();
    const place = (await this.tablet.asks(isThere, 'dialog[open]')) ? 'dialog[open]' : '#root';
    await this.tablet.taps(`${place} [data-action="${action}"]`);
  }

  async looksInto(action: string, name: string, closing: string): Promise<void> {
    await this.taps(action);
    await this.opened('dialog[open]');
    await this.sees(name);
    await this.taps(closing);
    await this.isClosed();
  }

  async opened(selector: string): Promise<void> {
    await this.#finds(isThere, selector, true);
  }

  async reads(selector: string, words: string): Promise<void> {
    await this.#finds(textOf, selector, words);
  }

  async isClosed(): Promise<void> {
    await this.#finds(isThere, 'dialog[open]', false);
  }

  override async types(name: string, text: string): Promise<void> {
    await this.tablet.types(`[name="${name}"]`, text);
    await this.tablet.asks(leave, undefined);
    await this.isFilledIn(name);
  }

  override async isFilledIn(name: string): Promise<void> {
    await expect.poll(() => this.tablet.asks(valueIn, name), { message: `what ${name} holds` }).not.toBe('');
  }

  async holds(name: string, text: string): Promise<void> {
    await this.#finds(valueIn, name, text);
  }

  override async ticks(name: string): Promise<void> {
    await this.tablet.taps(`[name="${name}"]`);
  }

  /** Repeats the choice if the screen moved. */
  override async chooses(name: string, value: string): Promise<void> {
    const answer = `input[name="${name}"][value="${value}"]`;
    await expect(async () => {
      await this.tablet.taps(answer);
      await expect.poll(() => this.tablet.asks(isThere, `${answer}:checked`), SOON).toBe(true);
    }).toPass();
  }

  override async picks(name: string, value: string): Promise<void> {
    // A picked month leads to the years.
    if (name !== 'expiryYear')
      await this.tablet.taps(`[data-field-frame]:has([name="${name}"]) button[aria-haspopup="dialog"]`);
    const row = `dialog[open] [data-value="${value}"]`;
    await this.opened(row);
    await this.sees(`list-of-${name}`);
    await this.tablet.taps(row);
    await this.holds(name, value);
  }

  override async signs(): Promise<void> {
    await this.tablet.draws('canvas', SIGNATURE);
    await this.opened('main [data-action="main"]:enabled');
    await this.sees('signed');
  }

  override async showsPassport(): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'passport-'));
    const file = join(folder, 'passport.jpg');
    const picture = await this.tablet.asks(drawPassport, undefined);
    writeFileSync(file, Buffer.from(picture, 'base64'));
    await this.tablet.picks('input[type="file"][name="passport"]', file);
    await this.opened('main img[src^="data:image/jpeg;base64,"]');
    rmSync(folder, { recursive: true });
    return picture;
  }

  override async isCalled(): Promise<void> {
    for (let places = 0; places < 2; places += 1) await moveQueue(this.address);
  }
}

// The functions below run in the page.
function shownScreen(): string {
  const screen = document.querySelector<HTMLElement>('html:not([data-starting]) #root main');
  return screen?.dataset.screen ?? 'none';
}

function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent ?? '';
}

function leave(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
}

function valueIn(name: string): string {
  return document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
}
