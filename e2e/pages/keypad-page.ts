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
    return this.page.getByRole('region', { name: /^(画面のキーボード|On-screen keyboard)$/ });
  }

  key(name: string): Locator {
    return this.pad.locator(`[data-skbtn="{${name}}"]`);
  }

  /** Presses keys one after another, by their names. */
  async presses(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.key(key).tap();
  }

  /** Puts a finger on a field: the keypad opens for it. */
  async touches(name: string): Promise<void> {
    await this.field(name).tap();
    await expect(this.field(name)).toBeFocused();
    await expect(this.pad.getByRole('button').first()).toBeVisible();
  }

  /** Touches a field and types into it. */
  async padsIn(name: string, text: string): Promise<void> {
    await this.touches(name);
    await this.presses(...keysFor(text));
  }

  /** From home to the search, in a running app. */
  async asksForSearch(): Promise<void> {
    await this.opensHome();
    await this.taps('checkin');
    await this.isOn('/checkin/search');
  }

  /** What of the keypad is in the page, and what its library holds. */
  traces(): Promise<{ readonly pads: number; readonly instances: string; readonly root: string }> {
    return this.page.evaluate(() => ({
      pads: document.querySelectorAll('.keypad').length,
      instances: JSON.stringify(
        'SimpleKeyboardInstances' in window
          ? Object.values(Object(window.SimpleKeyboardInstances)).map((one) => Object(one).input)
          : [],
      ),
      root: document.documentElement.outerHTML.slice(0, document.documentElement.outerHTML.indexOf('<head')),
    }));
  }
}
