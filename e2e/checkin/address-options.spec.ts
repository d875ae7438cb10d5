import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { everyFieldAt, onlyAsked } from '../support/levels.ts';
import { guestsSent } from '../support/wire.ts';

/** How a hotel wants names and addresses: what the guest sees, and what the hotel gets. */

const ADDRESS = { overseas: 2, zip_code: 2, prefecture: 2, city: 2, subarea: 2, address: 2 } as const;

/** The names of form controls a screen shows, each once and in order. */
const asked = (page: Page): Promise<string[]> =>
  page
    .locator('main [name]')
    .evaluateAll((controls) => [...new Set(controls.map((control) => control.getAttribute('name') ?? ''))]);

async function opensForm(guest: Guest, name = 'サトウハナコ'): Promise<void> {
  await guest.looksUp(name);
  await guest.confirmsReservation();
}

async function checksIn(guest: Guest): Promise<void> {
  await guest.signsAndGoesToConfirm();
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
}

test('a hotel that wants the country code as prefecture gets that of the country a guest lives in', async ({
  page,
  tenant,
}) => {
  tenant.configure(onlyAsked({ ...ADDRESS, phone: 2 }));
  tenant.configure({ display: { country_code_as_prefecture: true } });
  const guest = new Guest(page, tenant);
  await opensForm(guest, 'SMITH JOHN');

  await test.step('an address that comes after the guest has moved abroad is not taken', async () => {
    tenant.hotel.faults.set({ call: 'address', kind: 'delay', ms: 1000, times: 1 });
    await guest.types('postcode', '7830060');
    const answered = page.waitForResponse(/\/address\/search/);
    await guest.chooses('overseasFlug', 'true');
    await (await answered).finished();
    await guest.chooses('overseasFlug', 'false');
    await expect(guest.field('postcode')).toHaveValue('7830060');
    for (const field of ['prefecture', 'city', 'subarea']) await expect(guest.field(field)).toHaveValue('');
    // The guest may still ask for it.
    await guest.taps('postcode-search');
    await expect(guest.field('subarea')).toHaveValue('蛍が丘');
    await expect(guest.field('prefecture')).toHaveValue('高知県');
  });

  // The address found before the guest thought better of it does not stand in the way, nor does their telephone.
  await guest.chooses('overseasFlug', 'true');
  await guest.field('countrycode').selectOption('FR');
  await guest.field('telCountrycode').selectOption('GB');
  await guest.types('address', '1 Rue de Rivoli');
  await guest.types('tel', '2079460000');
  await guest.goesOn();
  await checksIn(guest);
  expect(guestsSent(tenant)).toMatchObject([
    { overseas_flg: true, prefecture: 'FR', tel_country_name: 'イギリス', zip_code: '', city: '' },
  ]);
});

test.describe('in the other back end', () => {
  test.use({ system: 'cico' });

  test('city and area in one field: found, corrected, shown and sent as one, with the prefecture of Japan', async ({
    page,
    tenant,
  }) => {
    tenant.configure(onlyAsked(ADDRESS));
    tenant.configure({ display: { separate_city_and_area: false, country_code_as_prefecture: true } });
    const guest = new Guest(page, tenant);
    await opensForm(guest);
    expect(await asked(page)).toEqual(['overseasFlug', 'postcode', 'prefecture', 'city', 'furtherSubarea']);
    await expect(page.getByLabel('市区町村・町域')).toHaveAttribute('name', 'city');
    await guest.goesOn();
    await expect(page.getByRole('alert')).toHaveCount(4);
    await guest.types('postcode', '7830060');
    await expect(guest.field('city')).toHaveValue('南国市蛍が丘');
    await guest.types('furtherSubarea', '1-2-3');
    await guest.goesOn();

    await guest.isOn('/checkin/guests-info');
    await expect(guest.fact('address')).toHaveText('〒783-0060\n高知県南国市蛍が丘1-2-3');
    await guest.taps('fix-representative');
    await guest.isOn('/checkin/input-representative');
    await expect(guest.field('city')).toHaveValue('南国市蛍が丘');
    await guest.types('city', '南国市　物部');
    await guest.goesOn();
    await checksIn(guest);
    expect(guestsSent(tenant)).toMatchObject([
      {
        overseas_flg: false,
        zip_code: '7830060',
        prefecture: '高知県',
        city: '南国市　物部',
        subarea: '',
        address: '1-2-3',
        tel_country_name: '日本',
      },
    ]);
  });
});

/**
 * Two hotels, each of which wants names in its own way and order and hides other parts of an address: what the one
 * asks has nothing to do with the other, so that each value is met once.
 */
for (const { width, isOn, latin, mixed, names, order, hidden, address } of [
  {
    width: 'full width',
    isOn: true,
    latin: ['Ｓｍｉｔｈ', 'ＪＯＨＮ'],
    mixed: 'ＯＮＥＩＬＬ',
    names: 2,
    order: ['lastName', 'firstName', 'lastKana', 'firstKana'],
    hidden: ['prefecture', 'subarea'],
    address: { zip_code: '7830060', prefecture: '', city: '南国市', subarea: '' },
  },
  {
    width: 'the width they were typed in',
    isOn: false,
    latin: ['Smith', 'JOHN'],
    mixed: 'ONEILL',
    // Only readings are required.
    names: 1,
    order: ['lastKana', 'firstKana', 'lastName', 'firstName'],
    hidden: ['city'],
    address: { zip_code: '7830060', prefecture: '高知県', city: '', subarea: '蛍が丘' },
  },
] as const) {
  test(`names in ${width}, ${order[0]} first, and a postcode that finds no hidden ${hidden.join(' and ')}`, async ({
    page,
    tenant,
  }) => {
    const levels = { last_name: names, first_name: names, last_name_kana: 2, first_name_kana: 2 };
    const shown = { zip_code: 2, prefecture: 2, city: 2, subarea: 2, occupation: 2 };
    const { representative, companion } = everyFieldAt(0).visibility;
    tenant.configure({
      converter: { convert_single_name_to_mult: isOn },
      visibility: {
        representative: {
          ...representative,
          ...levels,
          ...shown,
          ...Object.fromEntries(hidden.map((field) => [field, 0])),
        },
        companion: { ...companion, ...levels },
      },
    });
    const guest = new Guest(page, tenant);
    await opensForm(guest, 'シハライサキコ');
    expect((await asked(page)).slice(0, 4)).toEqual(order);
    for (const field of hidden) await expect(guest.field(field)).toHaveCount(0);
    for (const [field, typed] of [
      ['lastName', 'Smith'],
      ['firstName', '次郎'],
      // Kana are full width and katakana in every hotel.
      ['lastKana', 'ｶﾞﾙｼｱ'],
      ['firstKana', 'JOHN'],
      ['postcode', '7830060'],
      ['occupation', 'Chef'],
    ] as const) {
      await guest.types(field, typed);
    }
    await expect(guest.field('lastName')).toHaveValue(latin[0]);
    await expect(guest.field('lastKana')).toHaveValue('ガルシア');
    const found = address.city === '' ? 'subarea' : 'city';
    await expect(guest.field(found)).toHaveValue(address[found]);
    await guest.goesOn();
    await guest.isOn('/checkin/input-companions');
    expect(await asked(page)).toEqual(order.map((field) => `companions.0.${field}`));
    for (const [field, typed] of [
      ['lastName', '高橋'],
      ['firstName', '花'],
      ['lastKana', 'ONEILL'],
      ['firstKana', 'はな'],
    ] as const) {
      await guest.types(`companions.0.${field}`, typed);
    }
    await guest.goesOn();
    await checksIn(guest);
    expect(guestsSent(tenant)).toMatchObject([
      {
        name: `${latin[0]}　次郎`,
        last_name: latin[0],
        first_name: '次郎',
        last_name_kana: 'ガルシア',
        first_name_kana: latin[1],
        occupation: 'Chef',
        ...address,
      },
      { name: '高橋　花', last_name_kana: mixed, first_name_kana: 'ハナ' },
    ]);
  });
}
