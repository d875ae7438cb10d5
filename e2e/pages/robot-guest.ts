import type { Locator, Page } from '@playwright/test';
import { type Asked, whatIsAsked } from '../support/asked.ts';
import { expect } from '../support/fixtures.ts';
import type { Tenant } from '../support/tenant.ts';
import { dialogOn } from './checkout-page.ts';
import { KeypadPage, keysFor } from './keypad-page.ts';

/** What a guest answers to a field, by its name without the companion's number. A list is taken in turn by a party. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** More things to do on one screen mean that the robot goes round in circles. */
const MAX_THINGS = 60;

/**
 * A guest who knows no screen by name: reads what each one still asks, takes what it offers, types only what is empty,
 * and goes on by the main button.
 */
export class RobotGuest extends KeypadPage {
  readonly #known: Answers;

  constructor(page: Page, tenant: Tenant, answers: Answers) {
    super(page, tenant);
    this.#known = answers;
  }

  /** From home through a journey until a screen is shown. */
  async takes(journey: 'checkin' | 'checkout', last: string, query = ''): Promise<void> {
    await this.opensHome(query);
    await this.page.locator(`[data-action="${journey}"]`).tap();
    let screen = await this.#leaves('/');
    while (screen !== last) {
      await this.#doesWhatIsAsked();
      screen = await this.#goesOnFrom(screen);
    }
  }

  async #doesWhatIsAsked(): Promise<void> {
    const tried: string[] = [];
    for (let things = 0; things < MAX_THINGS; things += 1) {
      const asked = await whatIsAsked(this.page, tried);
      if (asked === undefined) return;
      if (asked.kind === 'offer') tried.push(asked.name);
      await this.#does(asked);
      await this.settles();
    }
    throw new Error('The form is never content');
  }

  async #does(asked: Asked): Promise<void> {
    if (asked.kind === 'signature') {
      await this.signs();
      return expect(this.page.locator('main [data-action="main"]')).toBeEnabled();
    }
    const { page } = this;
    const { kind, name } = asked;
    const frame = page.locator('main [data-field-frame]').filter({ has: this.field(name) });
    switch (kind) {
      case 'offer': {
        const button = { name: asked.label, exact: true };
        const beside = page
          .locator('main :is(section, [data-field-frame])')
          .filter({ has: this.field(name) });
        const near = beside.getByRole('button', button);
        const offer = (await near.count()) > 0 ? near : page.locator('main').getByRole('button', button);
        return offer.first().tap();
      }
      case 'choice': {
        const place = Math.max(0, asked.values.indexOf(this.#answers(name) ?? ''));
        return frame.locator(`label:has([name="${name}"])`).nth(place).tap();
      }
      case 'picker':
        return this.#picks(name, frame.locator('[aria-haspopup]'));
      case 'text':
        return this.#types(name);
    }
  }

  /** Picks from a list, which may be open already: one answer can lead to the next. */
  async #picks(name: string, opener: Locator): Promise<void> {
    const list = dialogOn(this.page);
    if ((await list.count()) === 0) await opener.tap();
    await list
      .locator(`[data-value="${this.#answers(name)}"]`)
      .first()
      .tap();
  }

  /** Types by the keypad, which may stand open for the field already. */
  async #types(name: string): Promise<void> {
    const field = this.field(name);
    const isOpen = await field.evaluate((control) => control === document.activeElement);
    if (isOpen) await expect(this.pad.getByRole('button').first()).toBeVisible();
    else await this.touches(name);
    const answer = this.#answers(name);
    if (answer === undefined) throw new Error(`Nobody has told the robot its ${name}`);
    // The pad for phone numbers has keys for how they begin.
    const beginning = answer.slice(0, 3);
    const isReady = /^\d{3}$/.test(beginning) && (await this.key(beginning).count()) > 0;
    if (isReady) await this.presses(beginning);
    for (const key of keysFor(isReady ? answer.slice(3) : answer)) {
      if ((await this.key(key).count()) === 0) await this.#turnsPage();
      await this.presses(key);
    }
    // The address of a postcode comes from a service.
    if (name === 'postcode') await expect(this.field('city')).not.toHaveValue('');
  }

  /** From kana to letters and digits, or back. */
  async #turnsPage(): Promise<void> {
    await this.presses((await this.key('latin').count()) > 0 ? 'latin' : 'kana');
  }

  /** The answer to a field; a companion has its own. */
  #answers(name: string): string | undefined {
    const [, place = '0', field] = /^companions\.(\d+)\.(.+)$/.exec(name) ?? [];
    const answer = this.#known[field === undefined ? name : `companions.${field}`];
    return typeof answer === 'object' ? answer[Number(place)] : answer;
  }

  /** By the main button, or when staff call. */
  async #goesOnFrom(screen: string): Promise<string> {
    if (screen === '/checkout/wait') {
      await this.isCalled();
      return this.#leaves(screen);
    }
    await this.page.locator('main [data-action="main"]').tap();
    // Some screens ask once more, or say what was done.
    const confirm = dialogOn(this.page).locator('[data-action="confirm"]');
    const left = this.page.locator(`main[data-screen]:not([data-screen="${screen}"])`);
    await expect(confirm.or(left).first()).toBeVisible();
    if ((await confirm.count()) > 0) await confirm.tap();
    return this.#leaves(screen);
  }

  /** Waits until another screen is shown, and gives its path. */
  async #leaves(screen: string): Promise<string> {
    const main = this.page.locator('html:not([data-starting]) #root main');
    await expect(main).not.toHaveAttribute('data-screen', screen);
    await this.settles();
    return (await main.getAttribute('data-screen')) ?? '';
  }
}
