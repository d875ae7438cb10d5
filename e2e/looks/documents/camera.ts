import type { Locator, Page } from '@playwright/test';

/** A place on the screen, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger: above the glass, or on it. */
export interface Finger extends Point {
  readonly isDown: boolean;
}

/** One moment of the animation. */
export interface Moment {
  /** A picture of the screen, as PNG. */
  readonly png: Buffer;
  /** How long it is shown, in ms. */
  readonly ms: number;
  /** The path of the screen. */
  readonly screen: string;
  readonly finger?: Finger;
}

const SCREEN_MS = 1600;
const END_MS = 3000;
const STEP_MS = 320;
const FINGER_MS = { above: 240, down: 160 } as const;
const KEY_MS = { down: 110, letter: 130 } as const;
const STROKE_MS = 70;

/** Films a page while a guest uses it, and takes pictures of its screens. */
export class Camera {
  readonly moments: Moment[] = [];
  /** The screens of the journey, as the guest sees each before going on. */
  readonly screens: Buffer[] = [];

  constructor(readonly page: Page) {}

  /** A screen of the journey. */
  async screen(ms = SCREEN_MS): Promise<void> {
    this.screens.push(await this.#film(ms));
  }

  /** The last screen of the journey, before the film begins again. */
  async end(): Promise<void> {
    await this.screen(END_MS);
  }

  /** A step on the way, for the animation only. */
  async step(): Promise<void> {
    await this.#film(STEP_MS);
  }

  /** A little more of the signature. */
  async stroke(): Promise<void> {
    await this.#film(STROKE_MS);
  }

  /** Presses a button by its action. */
  async taps(action: string): Promise<void> {
    await this.tapsOn(this.page.locator(`[data-action="${action}"]`));
  }

  async tapsOn(button: Locator): Promise<void> {
    const place = await middleOf(button);
    this.#show({ ...place, isDown: false }, FINGER_MS.above);
    this.#show({ ...place, isDown: true }, FINGER_MS.down);
    await button.tap();
  }

  /** Presses a key of the keypad. */
  async presses(key: Locator): Promise<void> {
    this.#show({ ...(await middleOf(key)), isDown: true }, KEY_MS.down);
    await key.tap();
    await this.#film(KEY_MS.letter);
  }

  /** Shows the last picture again, with a finger. */
  #show(finger: Finger, ms: number): void {
    const last = this.moments.at(-1);
    if (last) this.moments.push({ ...last, ms, finger });
  }

  async #film(ms: number): Promise<Buffer> {
    const png = await photograph(this.page);
    const screen = (await this.page.locator('#root main').getAttribute('data-screen')) ?? '';
    this.moments.push({ png, ms, screen });
    return png;
  }
}

/** A picture of a page that has come to rest. */
export async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

async function middleOf(part: Locator): Promise<Point> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('What is to be touched is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
