import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { chooses } from '../support/own-words';
import { asked, count, value, values } from '../support/seen';
import { says } from '../support/wrong-texts';

/** The country in which a guest from abroad lives, and that of their telephone. */

const countries = () => values('countrycode', 'telCountrycode');

async function livesAbroad(): Promise<PageGuest> {
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.fromAbroad);
  await guest.chooses('overseasFlug', 'true');
  await expect.poll(countries).toEqual(['', '']);
  return guest;
}

it('the telephone follows the country, and is not asked for without it', async () => {
  const guest = await livesAbroad();
  await guest.goesOn();
  await says('countrycode', ja.validation.select);
  await says('telCountrycode');
  await guest.picks('countrycode', 'US');
  await says('countrycode');
  await expect.poll(countries).toEqual(['US', 'US']);
  // This hotel wants no passport.
  expect(asked()).not.toContain('passport');
});

it('it follows until the guest chooses its own; chosen is chosen, even where both are the same for a while', async () => {
  const guest = await livesAbroad();
  await guest.picks('countrycode', 'US');
  await guest.picks('telCountrycode', 'GB');
  for (const country of ['FR', 'GB', 'FR']) {
    await guest.picks('countrycode', country);
    await expect.poll(countries).toEqual([country, 'GB']);
  }
});

it("a country is found by its name in the guest's language or English, and picked by touch", async () => {
  const guest = await livesAbroad();
  for (const [language, wanted, found, code] of [
    ['ja', 'ふらんす', 'フランス (+33)', 'FR'],
    ['ja', 'iceland', 'アイスランド (+354)', 'IS'],
    ['zh-Hant', '韓', '南韓 (+82)', 'KR'],
    ['ko', '대한', '한국 (+82)', 'KR'],
  ] as const) {
    await chooses(guest, language);
    document.querySelector<HTMLElement>('[data-field-frame]:has([name="countrycode"]) button')?.click();
    await expect.poll(() => count('dialog[open] input')).toBe(1);
    document.querySelector<HTMLElement>('dialog[open] input')?.focus();
    await userEvent.keyboard(wanted);
    const row = () => document.querySelector<HTMLElement>(`dialog[open] [data-value="${code}"]`);
    await expect.poll(() => row()?.textContent).toContain(found);
    await expect.poll(() => count('dialog[open] [data-value]')).toBeLessThan(5);
    row()?.click();
    await expect.poll(() => count('dialog[open]')).toBe(0);
    expect(value('countrycode')).toBe(code);
  }
});
