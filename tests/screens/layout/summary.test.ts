import { expect, it } from 'vitest';
import en from '~/i18n/en.json';
import ja from '~/i18n/ja.json';
import { EMI, KENTA, NAMES, SMITH_WITHOUT_PASSPORT, YAMADA } from '../../../kiosk/guest/personas';
import {
  boxesOf,
  boxOf,
  lineOf,
  type ScreenSize,
  textsBelow,
  tornWords,
  turnsTo,
  wants,
} from '../support/boxes';
import { openTablet } from '../support/open-tablet';
import { chooses } from '../support/own-words';
import { texts } from '../support/seen';

/** The summary of the guests' answers, with names and addresses. */

const SIZES = ['landscape', 'portrait', 'wide', 'phone'] as const satisfies readonly ScreenSize[];
const address = () => document.querySelector('[data-guest="0"] [data-field="address"]') ?? document.body;

it('nobody is represented by a guest who is alone', async () => {
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.alone);
  await guest.fillsIn(YAMADA);
  await guest.goesOn('/checkin/guests-info');
  expect(texts('[data-guest="0"] h2')).toEqual([ja.views.checkin.guests_info_view.guest]);
  expect(texts('main').join()).not.toContain(ja.views.checkin.guests_info_view.representative);
  await chooses(guest, 'en');
  expect(texts('[data-guest="0"] h2')).toEqual([en.views.checkin.guests_info_view.guest]);
});

it('of a party of three everything is in view at once, and no line of an address breaks within a place', async () => {
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.family);
  await guest.fillsIn({ ...YAMADA, furtherSubarea: '１−２−３レイクハイツ' });
  await guest.goesOn('/checkin/input-companions');
  await guest.fillsInCompanions([EMI, KENTA]);
  await guest.goesOn('/checkin/guests-info');
  expect(texts('[data-guest="0"] h2')).toEqual([ja.views.checkin.guests_info_view.representative]);
  for (const size of SIZES) {
    await turnsTo(size);
    expect(tornWords(address()), size).toEqual([]);
    if (size === 'phone') continue;
    const lowest = Math.max(...boxesOf('main [data-guest]').map(({ bottom }) => bottom));
    expect(lowest, size).toBeLessThan(boxOf('main [data-scroller]').bottom);
  }
  expect(address().textContent).toBe('〒783-0060\n高知県南国市蛍が丘１−２−３レイクハイツ');
});

it('of a companion what is known comes before what was left out', async () => {
  const { guest } = await openTablet({
    settings: {
      visibility: { companion: { last_name: 1, first_name: 1, last_name_kana: 2, first_name_kana: 2 } },
    },
  });
  await guest.opensForm(NAMES.family);
  await guest.fillsIn(YAMADA);
  await guest.goesOn('/checkin/input-companions');
  await guest.fillsInCompanions([EMI, KENTA]);
  await guest.goesOn('/checkin/guests-info');
  const fields = [...document.querySelectorAll('[data-guest="1"] dd')].map((fact) => fact.textContent);
  expect(fields[0]).toBe('ヤマダ エミ');
  expect(fields.at(-1)).toBe(ja.views.checkin.guests_info_view.blank);
});

it('no line of an address in letters breaks within a word', async () => {
  const { guest } = await openTablet({ settings: { converter: { convert_single_name_to_mult: false } } });
  await guest.opensForm(NAMES.fromAbroad);
  await guest.fillsIn(SMITH_WITHOUT_PASSPORT);
  await guest.goesOn('/checkin/guests-info');
  for (const size of SIZES) {
    for (const text of [1, 3] as const) {
      await turnsTo(size);
      wants({ text });
      expect(tornWords(address()), `${size}, text size ${text}`).toEqual([]);
    }
  }
});

it.each(SIZES)('no honorific is alone on a line: %s', async (size) => {
  await turnsTo(size);
  const { guest } = await openTablet();
  for (const name of [NAMES.family, NAMES.fromAbroad]) {
    await guest.arrives(name);
    for (const text of [1, 3] as const) {
      wants({ text });
      const parts = textsBelow(
        document.querySelector('dd:has([data-field="reservationName"])') ?? document.body,
      );
      const [value, honorific] = parts;
      if (!value || !honorific) throw new Error('The name has no honorific');
      // Letters of another size stand on the same line.
      expect(Math.abs(lineOf(honorific, 'first') - lineOf(value, 'last')), `${name}, ${text}`).toBeLessThan(
        16,
      );
    }
    await guest.walksAway();
  }
});
