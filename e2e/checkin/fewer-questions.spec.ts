import { Guest } from '../pages/guest.ts';
import { expect, type Page, type Settings, test } from '../support/fixtures.ts';
import { callNames, guestsSent } from '../support/wire.ts';

/** The form controls a screen shows, each once. */
const asked = (page: Page): Promise<string[]> =>
  page
    .locator('main [name]')
    .evaluateAll((controls) => [...new Set(controls.map((control) => control.getAttribute('name') ?? ''))]);

/** Every field of a form at one level. */
const all = (fields: readonly string[], level: number): Settings =>
  Object.fromEntries(fields.map((field) => [field, level]));

const NAMES = ['last_name', 'first_name', 'last_name_kana', 'first_name_kana'];
const COMPANION = [...NAMES, 'age', 'gender'];
const ADDRESS = ['overseas', 'zip_code', 'prefecture', 'city', 'subarea', 'address', 'phone'];
const STAY = ['occupation', 'prev_accommodation', 'next_accommodation'];
const REPRESENTATIVE = [...COMPANION, ...ADDRESS, ...STAY, 'passport'];

/** What a guest sends of whom nothing was asked. */
const NOTHING = {
  name: 'ヤマダ タロウ',
  use_mem_add: false,
  foreign_flg: false,
  overseas_flg: false,
  zip_code: '',
  prefecture: '',
  city: '',
  subarea: '',
  address: '',
  phone: '',
  tel_country_name: '日本',
  first_name: '',
  last_name: '',
  first_name_kana: '',
  last_name_kana: 'ヤマダ タロウ',
  age: null,
  gender: null,
  prev_accommodation: '自宅',
  next_accommodation: '自宅',
  occupation: '',
};

test('what a hotel hides is not there, and the reservation stands in for the name', async ({
  page,
  tenant,
}) => {
  tenant.configure({
    visibility: {
      representative: { ...all(REPRESENTATIVE, 0), first_name_kana: 2, phone: 2 },
      companion: { ...all(COMPANION, 0), age: 2 },
    },
  });
  const guest = new Guest(page, tenant);
  await guest.looksUp('ヤマダタロウ');
  await guest.confirmsReservation();
  expect(await asked(page)).toEqual(['firstKana', 'tel']);
  await expect(guest.field('firstKana')).toHaveValue('タロウ');
  await guest.types('tel', '0312345678');
  await guest.goesOn();
  await guest.isOn('/checkin/input-companions');
  expect(await asked(page)).toEqual(['companions.0.age', 'companions.1.age']);
  await guest.types('companions.0.age', '４０');
  await guest.types('companions.1.age', '7');
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');
  const facts = await page
    .locator('[data-field]')
    .evaluateAll((found) => found.map((fact) => fact.getAttribute('data-field')));
  expect(facts).toEqual(['kana', 'tel', 'age', 'age']);
  await guest.signsAndGoesToConfirm();
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  expect(guestsSent(tenant)).toEqual([
    { ...NOTHING, id: 1, first_name_kana: 'タロウ', phone: '0312345678', is_child: false },
    { ...NOTHING, id: 2, age: 40, is_child: false },
    { ...NOTHING, id: 3, age: 7, is_child: true },
  ]);
});

// Which fields a back end is sent does not hang on its dialect: the first hotel speaks one, the second the other.
test.describe('cico', () => {
  test.use({ system: 'cico' });

  test('what a hotel only offers may stay empty, and is judged all the same once it is filled in', async ({
    page,
    tenant,
  }) => {
    tenant.configure({
      visibility: { representative: all(REPRESENTATIVE, 1), companion: all(COMPANION, 1) },
    });
    const guest = new Guest(page, tenant);
    await guest.looksUp('ヤマダタロウ');
    await guest.confirmsReservation();
    await guest.types('postcode', '123');
    await guest.types('tel', '03/1234');
    await guest.types('lastName', '山田2');
    // What the reservation tells may be removed, and stays so.
    await guest.types('lastKana', '');
    await guest.types('firstKana', '');
    await guest.goesOn();
    await expect(page.getByRole('alert')).toHaveText([
      '氏名を確認してください',
      '郵便番号を入力してください',
      '電話番号を確認してください',
    ]);
    await guest.isOn('/checkin/input-representative');
    for (const name of ['postcode', 'tel', 'lastName', 'nextAccommodation']) await guest.types(name, '');
    await guest.goesOn();
    await guest.isOn('/checkin/input-companions');
    await guest.goesOn();
    await guest.signsAndGoesToConfirm();
    await guest.goesOn();
    await guest.isOn('/checkin/complete');
    expect(guestsSent(tenant)).toEqual([
      { ...NOTHING, id: 1, next_accommodation: '', is_child: false },
      { ...NOTHING, id: 2, is_child: false },
      { ...NOTHING, id: 3, is_child: true },
    ]);
  });
});

test('a hotel that says nothing about fields asks for what the law wants', async ({ page, tenant }) => {
  tenant.replaceSettings({ facility: { id: '101' } });
  const guest = new Guest(page, tenant);
  await guest.looksUp('ヤマダタロウ');
  await guest.confirmsReservation();
  expect(await asked(page)).toEqual([
    'lastName',
    'firstName',
    'overseasFlug',
    'postcode',
    'prefecture',
    'city',
    'subarea',
    'furtherSubarea',
    'tel',
  ]);
  await guest.chooses('overseasFlug', 'true');
  expect(await asked(page)).toEqual([
    'lastName',
    'firstName',
    'overseasFlug',
    'countrycode',
    'address',
    'telCountrycode',
    'tel',
    'passport',
  ]);
  await guest.comesFrom('FR');
  await guest.types('lastName', '山田');
  await guest.types('firstName', '太郎');
  await guest.types('address', '1 Rue de Rivoli');
  await guest.types('tel', '33123456789');
  await guest.showsPassport();
  await guest.goesOn();
  await guest.isOn('/checkin/input-companions');
  const companion = ['lastName', 'firstName', 'lastKana', 'firstKana', 'age'];
  expect(await asked(page)).toEqual(
    [0, 1].flatMap((n) => companion.map((name) => `companions.${n}.${name}`)),
  );
});

test('a passport that is only offered need not be shown, and is sent if it is; names stay as typed', async ({
  page,
  tenant,
}) => {
  const representative = { overseas: 2, passport: 1, last_name: 2, first_name: 2, last_name_kana: 2 };
  tenant.configure({
    converter: { convert_single_name_to_mult: false },
    visibility: { representative: { ...all(REPRESENTATIVE, 0), ...representative } },
  });
  const guest = new Guest(page, tenant);
  await guest.looksUp('SMITH JOHN');
  await guest.confirmsReservation();
  await guest.comesFrom('US');
  await guest.types('lastName', 'Smith');
  await guest.types('firstName', 'John');
  await guest.types('lastKana', 'すみス');
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');
  await guest.taps('back');
  await guest.isOn('/checkin/input-representative');
  await guest.showsPassport();
  await guest.goesOn();
  await guest.signsAndGoesToConfirm();
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  expect(callNames(tenant).slice(3)).toEqual([
    ...['upload_agreement_signature', 'upload_passport', 'execute_checkin_request'],
  ]);
  expect(guestsSent(tenant)).toMatchObject([
    { name: 'Smith　John', last_name: 'Smith', first_name: 'John', last_name_kana: 'スミス' },
  ]);
});
