import { expect, type Locator, type Page } from '@playwright/test';
import { turnTo } from '../../kiosk/guest/hands.ts';
import { YAMADA } from '../../kiosk/guest/personas.ts';
import { PlaywrightGuest } from '../../kiosk/guest/playwright-guest.ts';
import type { ScreenPath } from '../../src/flow/screens.ts';
import type { Settings, Tenant } from '../support/tenant.ts';

const NAME_OF_A_TEXT = /\b(app|api|views|steps|dialogs|validation)\.[a-z_]+/;

/** A guest at the tablet of a test: what people do on each screen of check-in besides what every guest does. */
export class Guest extends PlaywrightGuest {
  constructor(
    page: Page,
    readonly tenant: Tenant,
  ) {
    super(page);
  }

  /** The screen now shown, no text of it by its name; before the app has started it only looks so. */
  override async isOn(path: string): Promise<void> {
    // In one question: this is what is asked most.
    const body = this.page.locator('html:not([data-starting]) body', { hasNotText: NAME_OF_A_TEXT });
    await expect(body.locator('#root main')).toHaveAttribute('data-screen', path);
  }

  async opensHome(query = ''): Promise<void> {
    await this.page.goto(`${this.tenant.url}/${query}`);
    await this.isOn('/');
  }

  /** Finds the tablet at home with other settings: it starts with those of its last start, then home tells of the new ones. */
  async findsHomeWith(settings: Settings): Promise<void> {
    const notice = crypto.randomUUID();
    this.tenant.configure(settings);
    this.tenant.configure({ notices: { additional_message: notice } });
    await this.opensHome();
    await expect(this.page.getByText(notice)).toBeVisible();
  }

  /** Lives overseas: which country that is, is asked. */
  async comesFrom(country: string): Promise<void> {
    await this.chooses('overseasFlug', 'true');
    await this.picks('countrycode', country);
  }

  /** What a fact on the screen says: a value that carries `data-field`. */
  fact(field: string): Locator {
    return this.page.locator(`[data-field="${field}"]`);
  }

  /** Presses the browser's own Back and waits until the browser has heard it. */
  async pressesBrowserBack(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((heard) => {
          window.addEventListener('popstate', () => heard(), { once: true });
          window.history.back();
        }),
    );
  }

  /** Brings another address into the running app, one step further in its history, as its own links do. */
  async turnsTo(path: string): Promise<void> {
    await this.page.evaluate(turnTo, path);
  }

  /** Leaves everything where it stands: the visit is over, and home waits for the next. */
  async walksAway(): Promise<void> {
    await this.turnsTo('/');
    await this.isOn('/');
  }

  /** From home to the reservation. */
  async looksUp(name: string): Promise<void> {
    await this.opensHome();
    await this.arrives(name);
  }

  /** From the start to the form. */
  override async opensForm(name: string): Promise<void> {
    await this.opensHome();
    await super.opensForm(name);
  }

  /** From home to a screen of check-in, alone, in a hotel that asks nothing but the signature. */
  async hurriesTo(screen: ScreenPath, name = 'サトウハナコ'): Promise<void> {
    await this.looksUp(name);
    await this.hurriesOn(screen);
  }

  /** The same from the reservation. */
  async hurriesOn(screen: ScreenPath): Promise<void> {
    await this.walks('/checkin/check-reservation', screen);
  }

  /** Everything the sample settings ask of a representative who lives in Japan. */
  async fillsInDomestic(): Promise<void> {
    await this.fillsIn(YAMADA);
  }
}
