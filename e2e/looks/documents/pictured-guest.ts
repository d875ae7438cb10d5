import { expect, type Page } from '@playwright/test';
import { KeypadPage } from '../../pages/keypad-page.ts';
import type { Tenant } from '../../support/tenant.ts';
import { photograph } from './camera.ts';
import type { PictureLanguage } from './person.ts';
import { signs } from './signatures.ts';

/** A guest whose screens are photographed. */
export class PicturedGuest extends KeypadPage {
  /** Pictures of the screens, as the guest sees each before going on. */
  readonly screens: Buffer[] = [];

  constructor(
    page: Page,
    tenant: Tenant,
    readonly language: PictureLanguage,
  ) {
    super(page, tenant);
  }

  /** Takes a picture of the screen. */
  readonly takesPicture = async (): Promise<void> => {
    this.screens.push(await photograph(this.page));
  };

  /** The keypad stands open below the name that is looked up. */
  override async types(name: string, text: string): Promise<void> {
    if (name !== 'reservationName') return super.types(name, text);
    await this.touches(name);
    await this.field(name).fill(text);
  }

  /** By hand, as a name is written. */
  override async signs(): Promise<void> {
    await signs(this.page, this.language);
  }

  override async isCalled(): Promise<void> {
    await expect(this.fact('waitNum')).toHaveText(/\d/);
    await this.takesPicture();
    await super.isCalled();
  }
}
