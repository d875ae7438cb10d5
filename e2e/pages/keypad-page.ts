import type { Locator } from '@playwright/test';
import { keysFor } from '../../kiosk/guest/keypad-keys.ts';
import { expect } from '../support/fixtures.ts';
import { CheckoutPage } from './checkout-page.ts';

export class KeypadPage extends CheckoutPage {
  get pad(): Locator {
    return this.page.getByRole('region', { name: /^(画面のキーボード|On-screen keyboard|화면 키보드)$/ });
  }

  key(name: string): Locator {
    return this.pad.locator(`[data-key="${name}"]`);
  }

  async presses(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.key(key).tap();
  }

  async touches(name: string): Promise<void> {
    // A new element takes no tap yet; a person taps again.
    await expect(async () => {
      await this.field(name).tap();
      await expect(this.field(name)).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(this.pad.getByRole('button').first()).toBeVisible();
  }

  async keysIn(text: string): Promise<void> {
    await this.presses(...keysFor(text));
  }

  async leadsTo(name: string): Promise<void> {
    await expect(this.key('done')).toHaveText(/^(次の項目|Next field)$/);
    await this.presses('done');
    await expect(this.field(name).first()).toBeFocused();
  }

  async ends(): Promise<void> {
    await expect(this.key('done')).toHaveText(/^(完了|Done)$/);
    await this.presses('done');
    await expect(this.pad).toHaveCount(0);
  }

  async answers(name: string, answer: string): Promise<void> {
    await this.page
      .locator(`[data-field-frame]:has([name="${name}"], [name="${name}-choice"])`)
      .getByText(answer, { exact: true })
      .tap();
  }

  looksAt(): Promise<void> {
    return this.page.waitForTimeout(450);
  }

  inputModes(): Promise<readonly (string | null)[]> {
    return this.page
      .locator('main :is(input, textarea)[data-keyboard]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('inputmode')));
  }
}
