import { expect, it } from 'vitest';
import { everyFieldAt, fieldsAsked, onlyAsked } from '../../../kiosk/guest/levels';
import { NAMES, SMITH, withSamples } from '../../../kiosk/guest/personas';
import { guestsSent } from '../../../kiosk/guest/wire';
import { UNSAID } from '../../support/spelled-guest';
import { checksIn, typesAll } from '../support/form';
import { openTablet } from '../support/open-tablet';
import { asked, canTap, texts, value } from '../support/seen';

/** Hidden, optional and derived fields, and their values on the wire. */

const NOTHING = { ...UNSAID, name: 'ヤマダ タロウ', last_name_kana: 'ヤマダ タロウ' };
const UNNAMED = { name: '', last_name_kana: '' };

it('what a hotel hides is not there, and the reservation stands in for the name of the representative alone', async () => {
  const settings = onlyAsked({ first_name_kana: 2, phone: 2 }, { age: 2 });
  const { guest, hotel } = await openTablet({ settings });
  await guest.opensForm(NAMES.family);
  await guest.taps('change-name');
  await expect.poll(asked).toEqual(['firstKana', 'tel']);
  await expect.poll(() => value('firstKana')).toBe('タロウ');
  await guest.types('tel', '0312345678');
  await guest.goesOn('/checkin/input-companions');
  await expect.poll(asked).toEqual(['companions.0.age', 'companions.1.age']);
  await typesAll(guest, { 'companions.0.age': '４０', 'companions.1.age': '7' });
  await guest.goesOn('/checkin/guests-info');
  const facts = [...document.querySelectorAll('[data-field]')].map((fact) => fact.getAttribute('data-field'));
  expect(facts).toEqual(['kana', 'tel', 'age', 'age']);
  await guest.signsAndGoesToConfirm();
  await guest.goesOn('/checkin/complete');
  expect(guestsSent(hotel)).toEqual([
    { ...NOTHING, id: 1, first_name_kana: 'タロウ', phone: '0312345678', is_child: false },
    { ...NOTHING, ...UNNAMED, id: 2, age: 40, is_child: false },
    { ...NOTHING, ...UNNAMED, id: 3, age: 7, is_child: true },
  ]);
});

it('a form that asks nothing does not come, and neither does a summary of no answers', async () => {
  const { guest, hotel } = await openTablet({ settings: onlyAsked({}) });
  await guest.arrives(NAMES.family);
  await guest.goesOn('/checkin/term');
  await guest.goesBack('/checkin/check-reservation');
  await guest.goesOn('/checkin/term');
  await guest.walks('/checkin/term', '/checkin/complete');
  expect(guestsSent(hotel)).toHaveLength(3);
});

it('only companions are asked: the summary is theirs alone', async () => {
  const { guest } = await openTablet({ settings: onlyAsked({}, { age: 2 }) });
  await guest.arrives(NAMES.family);
  await guest.goesOn('/checkin/input-companions');
  await typesAll(guest, { 'companions.0.age': '40', 'companions.1.age': '7' });
  await guest.goesOn('/checkin/guests-info');
  expect(canTap('fix-representative')).toBeUndefined();
  await guest.follows('fix-companion-2', '/checkin/input-companions');
});

// Sent fields do not depend on the dialect: each hotel has another one.
it('what a hotel only offers may stay empty, and is judged all the same once it is filled in', async () => {
  const { guest, hotel } = await openTablet({ system: 'cico', settings: everyFieldAt(1) });
  await guest.opensForm(NAMES.family);
  // The reservation's values can be removed for good.
  const wrong = {
    lastName: '山田2',
    lastKana: '山田',
    firstKana: '',
    age: 'x',
    postcode: '123',
    tel: '03/1234',
  };
  await typesAll(guest, wrong);
  await guest.goesOn();
  await expect
    .poll(() => texts('[role="alert"]'))
    .toEqual([
      '氏名を確認してください',
      'フリガナを確認してください',
      '年齢を確認してください',
      '郵便番号を入力してください',
      '電話番号を確認してください',
    ]);
  await guest.isOn('/checkin/input-representative');
  for (const name of Object.keys(wrong)) await guest.types(name, '');
  await guest.answersInOwnWords('nextAccommodation', '');
  await expect.poll(() => texts('[role="alert"]')).toEqual([]);
  await guest.goesOn('/checkin/input-companions');
  await checksIn(guest);
  expect(guestsSent(hotel)).toEqual([
    { ...NOTHING, id: 1, next_accommodation: '', is_child: false },
    { ...NOTHING, ...UNNAMED, id: 2, is_child: false },
    { ...NOTHING, ...UNNAMED, id: 3, is_child: true },
  ]);
});

it('a hotel that says nothing about fields asks for what the law wants', async () => {
  const { guest } = await openTablet({ allSettings: { facility: { id: '101' } } });
  await guest.opensForm(NAMES.family);
  // The defaults: `tests/domain/visibility`.
  await expect.poll(asked).toEqual(fieldsAsked('representative', {}));
  const { lastName, firstName, overseasFlug, countrycode, address, tel, passport } = SMITH;
  const answers = { lastName, firstName, overseasFlug, countrycode, address, tel, passport };
  await guest.chooses('overseasFlug', 'true');
  await expect.poll(asked).toEqual(fieldsAsked('representative', {}, true));
  await guest.fillsIn(withSamples(answers, 'representative', {}));
  await guest.goesOn('/checkin/input-companions');
  const companion = fieldsAsked('companion', {});
  await expect.poll(asked).toEqual([0, 1].flatMap((n) => companion.map((name) => `companions.${n}.${name}`)));
});
