import type { Locator } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { CheckoutPage } from './checkout-page.ts';

/** A hotel whose tablet has no keyboard but the one in the page. */
export const KEYPAD_ON = { kiosk: { on_screen_keyboard: 'on' } } as const;

const SMALL: Readonly<Record<string, string>> = { ャ: 'ヤ', ュ: 'ユ', ョ: 'ヨ', ッ: 'ツ', ァ: 'ア' };
const MARKS: Readonly<Record<string, string>> = { '\u3099': 'dakuten', '\u309A': 'handakuten', ' ': 'blank' };

/** The keys with which a text is typed, katakana by their plain letter and its mark. */
const keysFor = (text: string): string[] =>
  [...text.normalize('NFD')].flatMap((char) => {
    const large = SMALL[char];
    return large ? [large, 'small'] : [MARKS[char] ?? char];
  });

/** A guest who types with a finger on the keypad in the page. */
export class KeypadPage extends CheckoutPage {
  get pad(): Locator {
    return this.page.getByRole('region', { name: /^(画面のキーボード|On-screen keyboard|화면 키보드)$/ });
  }

  key(name: string): Locator {
    return this.pad.locator(`[data-key="${name}"]`);
  }

  /** Presses keys one after another, by their names. */
  async presses(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.key(key).tap();
  }

  /** Puts a finger on a field: the keypad opens for it. */
  async touches(name: string): Promise<void> {
    // What has just come under the finger takes no tap: who sees nothing happen taps again.
    await expect(async () => {
      await this.field(name).tap();
      await expect(this.field(name)).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(this.pad.getByRole('button').first()).toBeVisible();
  }

  /** Types into the field that has the focus. */
  async keysIn(text: string): Promise<void> {
    await this.presses(...keysFor(text));
  }

  /** Touches a field and types into it. */
  async padsIn(name: string, text: string): Promise<void> {
    await this.touches(name);
    await this.keysIn(text);
  }

  /** Ends a field: the keypad leads to another one. */
  async leadsTo(name: string): Promise<void> {
    await expect(this.key('done')).toHaveText(/^(次の項目|Next field)$/);
    await this.presses('done');
    await expect(this.field(name).first()).toBeFocused();
  }

  /** Ends the last field that waits: the keypad closes. */
  async ends(): Promise<void> {
    await expect(this.key('done')).toHaveText(/^(完了|Done)$/);
    await this.presses('done');
    await expect(this.pad).toHaveCount(0);
  }

  /** Chooses a usual answer of a field. */
  async answers(name: string, answer: string): Promise<void> {
    await this.page
      .locator(`[data-field-frame]:has([name="${name}"], [name="${name}-choice"])`)
      .getByText(answer, { exact: true })
      .tap();
  }

  /** From home to the search, in a running app. */
  async asksForSearch(): Promise<void> {
    await this.opensHome();
    await this.begins('checkin');
  }

  /** Looks at what has come under the finger, as people do: it takes no tap before (`src/ui/fingers.ts`). */
  looksAt(): Promise<void> {
    return this.page.waitForTimeout(450);
  }

  /** What the screen asks a system's keyboard for, field by field. */
  inputModes(): Promise<readonly (string | null)[]> {
    return this.page
      .locator('main :is(input, textarea)[data-keyboard]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('inputmode')));
  }
}
