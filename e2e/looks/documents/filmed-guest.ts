import { expect, type Locator, type Page } from '@playwright/test';
import type { Answers } from '../../../kiosk/guest/personas.ts';
import { KeypadPage, keysFor } from '../../pages/keypad-page.ts';
import type { Tenant } from '../../support/tenant.ts';
import { Camera } from './camera.ts';
import type { PictureLanguage } from './person.ts';
import { signs } from './signatures.ts';

/** A guest who is filmed: each tap and each answer is a picture. */
export class FilmedGuest extends KeypadPage {
  readonly camera: Camera;

  constructor(
    page: Page,
    tenant: Tenant,
    readonly language: PictureLanguage,
  ) {
    super(page, tenant);
    this.camera = new Camera(page);
  }

  override async taps(action: string): Promise<void> {
    await this.camera.taps(action);
  }

  override async fillsIn(answers: Answers, person?: number): Promise<void> {
    // The form as it was found.
    await this.camera.step();
    await super.fillsIn(answers, person);
  }

  /** The name is typed on the keypad; any other answer stands there at once. */
  override async types(name: string, text: string): Promise<void> {
    if (name === 'reservationName') return this.#typesOnPad(name, text);
    if ((await this.field(name).inputValue()) === text) return;
    if (await this.#takes(this.#offerOf(name, text))) return;
    await super.types(name, text);
    await this.camera.step();
  }

  override async chooses(name: string, value: string): Promise<void> {
    await super.chooses(name, value);
    await this.camera.step();
  }

  override async signs(): Promise<void> {
    await this.camera.step();
    await signs(this.page, this.language, () => this.camera.stroke());
  }

  override async isCalled(): Promise<void> {
    await expect(this.fact('waitNum')).toHaveText(/\d/);
    await this.camera.screen();
    await super.isCalled();
  }

  async #typesOnPad(name: string, text: string): Promise<void> {
    await this.touches(name);
    await this.camera.step();
    for (const key of keysFor(text)) {
      const capital = this.key(key);
      await this.camera.presses((await capital.count()) > 0 ? capital : this.key(key.toLowerCase()));
    }
  }

  /** A ready answer: a companion's family name is that of the first. */
  #offerOf(name: string, text: string): Locator {
    const frames = name.endsWith('.lastKana') ? 'main section' : '[data-field-frame]';
    const frame = this.page.locator(frames).filter({ has: this.field(name) });
    return name.endsWith('.lastKana')
      ? frame.locator('[data-action="take-family"]')
      : frame.getByRole('button', { name: text, exact: true });
  }

  /** Takes a ready answer, where the form has it. */
  async #takes(offer: Locator): Promise<boolean> {
    if ((await offer.count()) === 0) return false;
    // The finger is drawn on the last picture: the button has to be in it.
    await offer.scrollIntoViewIfNeeded();
    await this.camera.step();
    await this.camera.tapsOn(offer);
    await this.camera.step();
    return true;
  }
}
