import { expect, type Locator, type Page, test } from '@playwright/test';
import { PlaywrightGuest } from '../../kiosk/guest/playwright-guest.ts';
import type { ScreenPath } from '../../src/flow/screens.ts';
import { entryAt } from '../../src/platform/history-entry.ts';
import type { Settings, Tenant } from '../support/tenant.ts';

const [PLACE = ''] = Object.keys(entryAt(0));

const NAME_OF_A_TEXT = /\b(app|api|views|steps|dialogs|validation)\.[a-z_]+/;

export class Guest extends PlaywrightGuest {
  constructor(
    page: Page,
    readonly tenant: Tenant,
  ) {
    super(page);
  }

  /** The shown screen by its path; before the app has started it only looks shown. A failure shows the story's line. */
  override async isOn(path: string): Promise<void> {
    const body = this.page.locator('html:not([data-starting]) body', { hasNotText: NAME_OF_A_TEXT });
    const looks = () =>
      expect(body.locator('#root main'), `the screen is ${path}`).toHaveAttribute('data-screen', path);
    await test.step(`is on ${path}`, looks, { box: true });
  }

  async opensHome(query = ''): Promise<void> {
    await this.page.goto(`${this.tenant.url}/${query}`);
    await this.isOn('/');
  }

  /** Restarts the tablet with other settings, which home then confirms. */
  async findsHomeWith(settings: Settings): Promise<void> {
    const notice = crypto.randomUUID();
    this.tenant.configure(settings);
    this.tenant.configure({ notices: { additional_message: notice } });
    await this.opensHome();
    await expect(this.page.getByText(notice)).toBeVisible();
  }

  async comesFrom(country: string): Promise<void> {
    await this.chooses('overseasFlug', 'true');
    await this.picks('countrycode', country);
  }

  fact(field: string): Locator {
    return this.page.locator(`[data-field="${field}"]`);
  }

  async pressesBrowserBack(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((heard) => {
          window.addEventListener('popstate', () => heard(), { once: true });
          window.history.back();
        }),
    );
  }

  /** Opens an address in the running app as its own links do. */
  async turnsTo(path: string): Promise<void> {
    // The page gets the router's key by name: it has no code of ours.
    await this.page.evaluate(
      ([to, key]) => {
        const place = Number(window.history.state?.[key] ?? 0);
        window.history.pushState({ [key]: place + 1 }, '', to);
      },
      [path, PLACE] as const,
    );
  }

  /** Ends the visit by leaving: home waits for the next guest. */
  async walksAway(): Promise<void> {
    await this.turnsTo('/');
    await this.isOn('/');
  }

  async looksUp(name: string): Promise<void> {
    await this.opensHome();
    await this.arrives(name);
  }

  override async opensForm(name: string): Promise<void> {
    await this.opensHome();
    await super.opensForm(name);
  }

  async hurriesTo(screen: ScreenPath, name = 'サトウハナコ'): Promise<void> {
    await this.looksUp(name);
    await this.hurriesOn(screen);
  }

  async hurriesOn(screen: ScreenPath): Promise<void> {
    await this.walks('/checkin/check-reservation', screen);
  }
}
