import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openTenant, type Settings, type Tenant } from '../../support/tenant.ts';

/** The browser's language, which the tablet takes. */
const LOCALES = { ja: 'ja-JP', en: 'en-US', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', ko: 'ko-KR' } as const;

/** tsx names functions by a helper of its own, which a page does not have. */
const NO_NAMES = 'globalThis.__name = (named) => named';

/** How a tablet is set up for a picture. */
export interface Setting {
  readonly language: keyof typeof LOCALES;
  readonly settings?: Settings;
  readonly width?: number;
  readonly height?: number;
  /** Pixels of the picture for each pixel of the page. */
  readonly scale?: number;
  /** What the browser is started with. */
  readonly args?: readonly string[];
}

/** Where pictures are taken: each visit has a tablet and a demo hotel of its own. */
export class Lobby {
  readonly #program: { readonly executablePath?: string };
  readonly browser: Browser;

  private constructor(browser: Browser, program: { readonly executablePath?: string }) {
    this.browser = browser;
    this.#program = program;
  }

  static async open(): Promise<Lobby> {
    const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    const program = existsSync(systemChromium) ? { executablePath: systemChromium } : {};
    return new Lobby(await chromium.launch(program), program);
  }

  async close(): Promise<void> {
    await this.browser.close();
  }

  /** Opens the tablet, does what is to be done there, and closes it. */
  async visit<T>(
    { language, settings = {}, width = 1280, height = 800, scale = 1, args }: Setting,
    act: (page: Page, tenant: Tenant) => Promise<T>,
  ): Promise<T> {
    const tenant = await openTenant('legacy');
    // Letters stay as they are typed, half as wide as kana.
    tenant.configure({ wait_interval: 500, converter: { convert_single_name_to_mult: false } });
    tenant.configure(settings);
    const browser = args ? await chromium.launch({ ...this.#program, args: [...args] }) : this.browser;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      locale: LOCALES[language],
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    await context.addInitScript({ content: NO_NAMES });
    try {
      return await act(await context.newPage(), tenant);
    } finally {
      await context.close();
      if (args) await browser.close();
      await tenant.close();
    }
  }
}
