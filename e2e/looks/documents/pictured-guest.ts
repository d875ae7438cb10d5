import { chromium, expect } from '@playwright/test';
import { wholeChromium } from '../../../kiosk/commands/chromium.ts';
import { KEYPAD_ON } from '../../../kiosk/guest/keypad-keys.ts';
import { NAMES, SMITH_WITHOUT_PASSPORT, YAMADA } from '../../../kiosk/guest/personas.ts';
import { KeypadPage } from '../../pages/keypad-page.ts';
import { openTenant, type Settings } from '../../support/tenant.ts';

/** The browser without a window cannot keep a screen on, as the staff panel would say. */
export const CHROMIUM = wholeChromium ?? chromium.executablePath();
/** The browser's language, which the tablet takes. */
const LOCALES = { ja: 'ja-JP', en: 'en-US', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', ko: 'ko-KR' } as const;
export const LANGUAGES = ['ja', 'en'] as const;
export type PictureLanguage = (typeof LANGUAGES)[number];

/** One person in each language; the occupation is a ready answer. */
export const PERSON = {
  ja: { name: NAMES.family, answers: YAMADA, onCard: 'TARO YAMADA' },
  en: {
    name: NAMES.fromAbroad,
    answers: { ...SMITH_WITHOUT_PASSPORT, occupation: 'Company employee' },
    onCard: 'JOHN SMITH',
  },
} as const;

export class PicturedGuest extends KeypadPage {
  readonly screens: Buffer[] = [];

  readonly takesPicture = async (): Promise<Buffer> => {
    await this.page.evaluate(async () => {
      for (const part of document.querySelectorAll('[data-scroller]')) part.scrollTo(0, 0);
      await document.fonts.ready;
    });
    const picture = await this.page.screenshot({ animations: 'disabled', caret: 'hide' });
    this.screens.push(picture);
    return picture;
  };

  override async opensHome(query = ''): Promise<void> {
    await super.opensHome(query);
    await this.page.waitForLoadState('networkidle');
  }

  /** Leaves the keypad open below the searched name. */
  override async types(name: string, text: string): Promise<void> {
    if (name !== 'reservationName') return super.types(name, text);
    await this.touches(name);
    await this.field(name).fill(text);
  }

  /** In loops from left to right, like a long name. */
  override async signs(): Promise<void> {
    const canvas = this.page.locator('canvas');
    await canvas.hover({ trial: true });
    const box = await canvas.boundingBox();
    if (!box) throw new Error('There is no canvas to sign on');
    for (let part = 0; part <= 1; part += 0.005) {
      const turn = part * 14 * Math.PI;
      const x = box.x + box.width * (0.2 + 0.6 * part - 0.05 * Math.sin(turn));
      const y = box.y + box.height * (0.55 + (0.25 - 0.15 * part) * Math.cos(turn * (1 - part / 3)));
      await this.page.mouse.move(x, y);
      if (part === 0) await this.page.mouse.down();
    }
    await this.page.mouse.up();
  }

  override async isCalled(): Promise<void> {
    await expect(this.fact('waitNum')).toHaveText(/\d/);
    await this.takesPicture();
    await super.isCalled();
  }
}

export interface Setting {
  readonly language: keyof typeof LOCALES;
  readonly settings?: Settings;
  readonly width?: number;
  readonly height?: number;
  readonly scale?: number;
  readonly args?: readonly string[];
}

/** Gives somebody a tablet and demo hotel of their own. */
export async function visit<Out>(
  { language, settings = {}, width = 1280, height = 800, scale = 1, args = [] }: Setting,
  act: (guest: PicturedGuest) => Promise<Out>,
): Promise<Out> {
  const tenant = await openTenant('legacy');
  // Typed letters stay in half width.
  tenant.configure({ wait_interval: 500, converter: { convert_single_name_to_mult: false } });
  tenant.configure(KEYPAD_ON);
  tenant.configure(settings);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...args] });
  try {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      locale: LOCALES[language],
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    // tsx names functions by a helper that a page lacks.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named' });
    return await act(new PicturedGuest(await context.newPage(), tenant));
  } finally {
    await browser.close();
    await tenant.close();
  }
}
