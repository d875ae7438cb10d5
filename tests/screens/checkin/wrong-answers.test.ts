import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import { frame, write } from '../../../kiosk/guest/hands';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES, SMITH, YAMADA } from '../../../kiosk/guest/personas';
import { typesAll } from '../support/form';
import { openTablet } from '../support/open-tablet';
import { description, facts, focused, value } from '../support/seen';
import {
  ADDRESS,
  AGE,
  FREE_TEXT,
  NAME,
  PHONE,
  POSTCODE,
  READING,
  refusesAndTakes,
  says,
} from '../support/wrong-texts';

/** The representative's wrong and unforeseen texts. Their place in view: `tests/screens/access/errors-in-view`. */

const { validation } = ja;

async function atForm(): Promise<PageGuest> {
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.alone);
  return guest;
}

it('a guest who presses Next at once reads one error at every empty field, and filling a field removes its error', async () => {
  const guest = await atForm();
  await typesAll(guest, { lastKana: '', firstKana: '' });
  await guest.goesOn();
  for (const [name, message] of Object.entries({
    lastName: NAME.message,
    firstName: NAME.message,
    lastKana: READING.message,
    firstKana: READING.message,
    gender: validation.gender,
    age: AGE.message,
    overseasFlug: undefined,
    postcode: POSTCODE.message,
    prefecture: ADDRESS.message,
    city: ADDRESS.message,
    subarea: ADDRESS.message,
    furtherSubarea: ADDRESS.message,
    tel: PHONE.message,
    'occupation-choice': FREE_TEXT.message,
    'prevAccommodation-choice': undefined,
    'nextAccommodation-choice': undefined,
  }))
    await says(name, message);
  await guest.isOn('/checkin/input-representative');
  expect(focused()).toBe('lastName');
  // A second sentence tells the remedy; a screen reader reads both.
  expect(description('lastName')).toBe(`${NAME.message} 姓を入力してください`);
  expect(description('firstKana')).toBe(`${READING.message} メイ（フリガナ）を入力してください`);
  expect(description('postcode')).toBe(`数字7桁（ハイフンは不要です） ${POSTCODE.message}`);

  // While the guest types, and by the postcode.
  write(await guest.field('age'), '4');
  await says('age');
  await guest.types('postcode', '7830060');
  for (const name of ['postcode', 'prefecture', 'city', 'subarea']) await says(name);
});

it('the field drops other characters around digits, key by key', async () => {
  const guest = await atForm();
  for (const [name, text, becomes] of [
    ['postcode', '７８３－００６０', '7830060'],
    ['tel', '090-1234-5678', '09012345678'],
    ['tel', '０９０ー１２３４ー５６７８', '09012345678'],
    ['age', '1034', '103'],
  ] as const) {
    await guest.types(name, '');
    await userEvent.type(await guest.field(name), text);
    (await guest.field(name)).blur();
    expect(value(name)).toBe(becomes);
    await says(name);
  }
});

it('nor is it when it is pasted, in the middle of others, too, where the cursor stays', async () => {
  const guest = await atForm();
  for (const [name, text, becomes] of [
    ['postcode', '〒７８３ − ００６０', '7830060'],
    ['tel', '（０９０） 1234 ‐ 5678 ', '09012345678'],
  ] as const) {
    (await guest.field(name)).focus();
    document.execCommand('insertText', false, text);
    await expect.poll(() => value(name)).toBe(becomes);
  }
  await userEvent.keyboard('{Home}');
  document.execCommand('insertText', false, '8−１');
  await userEvent.keyboard('2');
  expect(value('tel')).toBe('81209012345678');
});

it('the longest names are cut to what a field has room for, and letters of any script are shown', async () => {
  const guest = await atForm();
  await guest.fillsIn(YAMADA);
  for (const [name, text, room] of [
    ['lastName', 'ウォルフェシュレーゲルシュタイン'.repeat(8), 100],
    ['furtherSubarea', 'Llanfairpwllgwyngyll'.repeat(12), 200],
  ] as const) {
    await guest.types(name, '');
    (await guest.field(name)).focus();
    document.execCommand('insertText', false, text);
    await frame();
    expect(value(name)).toHaveLength(room);
  }
  await guest.answersInOwnWords('occupation', 'محاسب قانوني');
  await guest.goesOn('/checkin/guests-info');
  expect(facts('name').join()).toContain('ウォルフェシュレーゲルシュタイン');
  expect(facts('occupation')).toEqual(['محاسب قانوني']);
});

it('a guest from abroad reads of missing answers only while they are missing', async () => {
  const { guest } = await openTablet({ settings: { visibility: { representative: { passport: 2 } } } });
  await guest.opensForm(NAMES.alone);
  const { countrycode, address, tel, passport, ...others } = SMITH;
  await guest.fillsIn(others);
  await guest.goesOn();
  await says('countrycode', validation.select);
  await says('address', ADDRESS.message);
  await says('tel', PHONE.message);
  await says('passport', ja.views.checkin.input_representative_view.passport_error);
  await guest.picks('countrycode', 'GB');
  await says('countrycode');
  await guest.picks('telCountrycode', '');
  await refusesAndTakes(guest, 'address', ADDRESS);
  await refusesAndTakes(guest, 'tel', PHONE);
  await guest.goesOn();
  await says('telCountrycode');
  await says('passport', ja.views.checkin.input_representative_view.passport_error);
  await guest.showsPassport();
  await guest.goesOn('/checkin/guests-info');
  expect(facts('address').join()).toContain(ADDRESS.taken[1]);
  expect(facts('tel').join()).toContain('+44');
});
