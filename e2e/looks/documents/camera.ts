import type { Page } from '@playwright/test';

/** A place on the screen, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A picture of the screen, as PNG. */
export interface Shot {
  readonly png: Buffer;
  /** How long an animation shows it, in ms. */
  readonly ms: number;
  /** Where a finger touches the screen. */
  readonly touch?: Point;
  /** Whether it is one of the pictures of the journey, not only a step of the animation. */
  readonly isScreen: boolean;
}

const SCREEN_MS = 1500;
const STEP_MS = 600;
const TOUCH_MS = 450;

/** Takes pictures of a page while a guest uses it. */
export class Camera {
  readonly shots: Shot[] = [];

  constructor(readonly page: Page) {}

  /** A screen of the journey, as the guest sees it before going on. */
  async screen(): Promise<void> {
    await this.#take(SCREEN_MS, true);
  }

  /** A step on the way, for the animation only. */
  async step(): Promise<void> {
    await this.#take(STEP_MS, false);
  }

  /** Presses a button; the animation shows the last picture again with a finger on it. */
  async taps(action: string): Promise<void> {
    const button = this.page.locator(`[data-action="${action}"]`);
    const box = await button.boundingBox();
    const last = this.shots.at(-1);
    if (box && last) {
      const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      this.shots.push({ png: last.png, ms: TOUCH_MS, touch, isScreen: false });
    }
    await button.click();
  }

  async #take(ms: number, isScreen: boolean): Promise<void> {
    await this.page.evaluate(() => document.fonts.ready);
    const png = await this.page.screenshot({ animations: 'disabled', caret: 'hide' });
    this.shots.push({ png, ms, isScreen });
  }
}
