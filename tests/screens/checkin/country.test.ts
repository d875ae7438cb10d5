import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES, SMITH_WITHOUT_PASSPORT } from '../../../kiosk/guest/personas';
import { guestsSent } from '../../../kiosk/guest/wire';
import { turnsTo } from '../support/boxes';
import { openTablet } from '../support/open-tablet';
import { chooses } from '../support/own-words';
import { asked, count, facts, texts, value, values } from '../support/seen';
import { closes, opensList } from '../support/shown';
import { says } from '../support/wrong-texts';

/** An overseas guest's country and that of their telephone. */

const PICKER = ja.views.checkin.input_representative_view;
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

async function looksFor(name: string, wanted: string): Promise<void> {
  document.querySelector<HTMLElement>(`[data-field-frame]:has([name="${name}"]) button`)?.click();
  await expect.poll(() => count('dialog[open] input')).toBe(1);
  document.querySelector<HTMLElement>('dialog[open] input')?.focus();
  await userEvent.keyboard(wanted);
}

it("a country is found by its name in the guest's language or English, and picked by touch", async () => {
  const guest = await livesAbroad();
  for (const [language, wanted, found, code] of [
    ['ja', 'ふらんす', 'フランス (+33)', 'FR'],
    ['ja', 'iceland', 'アイスランド (+354)', 'IS'],
    ['ja', 'こそぼ', 'コソボ (+383)', 'XK'],
    ['ja', 'むこくせき', '無国籍', 'XX'],
    ['ja', 'stateless', '無国籍', 'XX'],
    ['ja', 'その他', 'その他', 'ZZ'],
    ['en', 'kosovo', 'Kosovo (+383)', 'XK'],
    ['en', 'Stateless', 'Stateless', 'XX'],
    ['en', 'other', 'Other', 'ZZ'],
    ['ko', '대한', '한국 (+82)', 'KR'],
    ['ko', '코소보', '코소보 (+383)', 'XK'],
    ['ko', '무국적', '무국적', 'XX'],
    ['ko', '기타', '기타', 'ZZ'],
    ['zh-Hans', '科索沃', '科索沃 (+383)', 'XK'],
    ['zh-Hans', '无国籍', '无国籍', 'XX'],
    ['zh-Hans', '其他', '其他', 'ZZ'],
    ['zh-Hant', '韓', '南韓 (+82)', 'KR'],
    ['zh-Hant', '科索沃', '科索沃 (+383)', 'XK'],
    ['zh-Hant', '無國籍', '無國籍', 'XX'],
    ['zh-Hant', '其他', '其他', 'ZZ'],
  ] as const) {
    if (document.documentElement.lang !== language) await chooses(guest, language);
    await looksFor('countrycode', wanted);
    const row = () => document.querySelector<HTMLElement>(`dialog[open] [data-value="${code}"]`);
    await expect.poll(() => row()?.textContent).toContain(found);
    await expect.poll(() => count('dialog[open] [data-value]')).toBeLessThan(5);
    row()?.click();
    await expect.poll(() => count('dialog[open]')).toBe(0);
    expect(value('countrycode')).toBe(code);
  }
});

it('a list tells which answer is chosen, and before the first choice none', async () => {
  const guest = await livesAbroad();
  const chosen = () =>
    ['true', 'false'].map((is) => texts(`dialog[open] [data-value][aria-pressed="${is}"]`));
  const isTold = async (name: string, answer: string) => {
    opensList(name);
    await expect.poll(() => count('dialog[open] [data-value]')).toBeGreaterThan(1);
    const [pressed, others] = chosen();
    // A usual country stands in two groups.
    expect([...new Set(pressed)]).toEqual(answer === '' ? [] : [answer]);
    expect(others?.length).toBeGreaterThan(1);
    await closes(guest, 'cancel');
  };
  await isTold('countrycode', '');
  await guest.picks('countrycode', 'FR');
  await isTold('countrycode', 'フランス (+33)');
  await isTold('telCountrycode', 'フランス (+33)');
  await guest.chooses('overseasFlug', 'false');
  await isTold('prefecture', '');
  await guest.picks('prefecture', '高知県');
  await isTold('prefecture', '高知県');
});

function linesOf(code: string, part: string): number {
  const row = document.querySelector(`dialog[open] [data-value="${code}"] span`)?.firstChild;
  if (!(row instanceof Text)) throw new Error(`${code} is not offered`);
  const at = row.data.indexOf(part);
  const range = document.createRange();
  range.setStart(row, at);
  range.setEnd(row, at + part.length);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

it.each(['landscape', 'portrait'] as const)(
  'a country of two words breaks between them: %s',
  async (size) => {
    await turnsTo(size);
    const guest = await livesAbroad();
    opensList('countrycode');
    for (const [code, word] of [
      ['VI', 'バージン諸島'],
      ['AU', 'オーストラリア'],
    ] as const)
      await expect.poll(() => linesOf(code, word), { message: code }).toBe(1);
    await guest.taps('cancel');
    await expect.poll(() => count('dialog[open]')).toBe(0);
  },
);

it('a guest who finds no country is offered the answers that are none; a phone has a country or none yet', async () => {
  const guest = await livesAbroad();
  const offered = () => texts('dialog[open] [data-value]');
  await looksFor('countrycode', 'Atlantis');
  await expect.poll(offered).toEqual(['無国籍', 'その他']);
  expect(texts('dialog[open] [role="status"]')).toEqual([PICKER.picker_none]);
  document.querySelector<HTMLElement>('dialog[open] [data-value="XX"]')?.click();
  await expect.poll(countries).toEqual(['XX', '']);

  await looksFor('telCountrycode', 'Atlantis');
  await expect.poll(offered).toEqual([]);
  await guest.taps('cancel');
  const phones = document.querySelectorAll<HTMLOptionElement>('[name="telCountrycode"] option');
  expect([...phones].map((option) => option.value)).not.toContain('ZZ');
});

it.each([
  ['XX', '', '(無国籍)', 'その他'],
  ['ZZ', 'DE', '(その他)', 'ドイツ'],
  ['XK', 'XK', '(コソボ)', 'コソボ'],
])('the register gets %s as a country, with the phone of %j', async (country, phone, shown, phoneName) => {
  const { guest, calls } = await openTablet({ settings: { display: { country_code_as_prefecture: true } } });
  await guest.opensForm(NAMES.alone);
  await guest.fillsIn({ ...SMITH_WITHOUT_PASSPORT, countrycode: country });
  if (phone !== value('telCountrycode')) await guest.picks('telCountrycode', phone);
  await guest.goesOn('/checkin/guests-info');
  expect(facts('address').join()).toContain(shown);
  await guest.signsAndGoesToConfirm();
  await guest.goesOn();
  await expect.poll(() => calls('execute_checkin_request').length).toBe(1);
  const [sent] = JSON.parse(calls('execute_checkin_request')[0]?.form.guest_info ?? '[]');
  expect(sent).toMatchObject({ overseas_flg: true, prefecture: country, tel_country_name: phoneName });
});

it('a guest who reads English has the countries that speak it first, and "Home" for the register\'s word', async () => {
  const { guest, hotel } = await openTablet({ language: 'en', system: 'cico' });
  await guest.opensForm(NAMES.fromAbroad);
  await guest.chooses('overseasFlug', 'true');
  opensList('countrycode');
  const offered = () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] [data-value]')].map(
      ({ dataset }) => dataset.value,
    );
  await expect.poll(() => offered().slice(0, 6)).toEqual(['US', 'GB', 'AU', 'SG', 'CA', 'JP']);
  await closes(guest, 'cancel');
  await guest.fillsIn(SMITH_WITHOUT_PASSPORT);
  await guest.goesOn('/checkin/guests-info');
  expect([facts('tel'), facts('nextAccommodation')]).toEqual([['+1 5415550123'], ['Home']]);
  await guest.walks('/checkin/guests-info', '/checkin/complete');
  expect(guestsSent(hotel)).toMatchObject([
    {
      name: 'Ｓｍｉｔｈ　Ｊｏｈｎ',
      overseas_flg: true,
      tel_country_name: 'アメリカ',
      next_accommodation: '自宅',
    },
  ]);
});
