import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { says } from '../support/field-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { callsOf } from '../support/wire.ts';

/** What a hotel may want of the search, and what it may show of a reservation. */

const SEARCH = ja.views.checkin.search_view;

test.describe('a hotel that wants the phone number as well, and says all it can', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('gets it in plain digits, and keeps what was typed when nobody is found', async ({ page, tenant }) => {
    tenant.configure({
      display: {
        use_phone_number_in_search: true,
        show_already_checked_in_message: true,
        show_reservation_help: true,
        show_detail_reservation: true,
      },
    });
    const guest = new Guest(page, tenant);
    const main = page.locator('[data-action="main"]');
    await guest.opensHome();
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await expect(page.getByText(SEARCH.already_checked_in)).toHaveCount(1);
    await guest.types('reservationName', 'フタヘヤカズオ');
    await expect(main).toBeDisabled();
    for (const [typed, error] of [
      ['090/1234', ja.validation.phone],
      ['', ja.validation.phone],
      ['０９０１２３４５６７８', undefined],
    ] as const) {
      await guest.types('phoneNumber', typed);
      await says(page, 'phoneNumber', error);
      await expect(main).toBeEnabled({ enabled: error === undefined });
    }
    await expect(guest.field('phoneNumber')).toHaveValue('09012345678');

    // The demo hotel knows nobody with a number of zeros.
    await guest.types('phoneNumber', '00000000000');
    await guest.goesOn();
    await expect(page.getByRole('alertdialog')).toContainText('ご予約が見つかりません');
    await guest.taps('close');
    await expect(guest.field('reservationName')).toHaveValue('フタヘヤカズオ');
    await expect(guest.field('phoneNumber')).toHaveValue('00000000000');
    await guest.types('phoneNumber', '09012345678');
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    expect(callsOf(tenant, 'checkin_authtoken_request').map(({ query }) => query)).toEqual([
      { name: 'フタヘヤカズオ', phone_number: '00000000000' },
      { name: 'フタヘヤカズオ', phone_number: '09012345678' },
    ]);

    // Hotels that say less: `flag-pairs.spec.ts` has every switch off as well.
    await test.step('the details and the help of the reservation', async () => {
      await expect(guest.fact('lengthOfStay')).toHaveText('2泊');
      await expect(guest.fact('roomType')).toHaveText(/^ツイン.*和室（8畳）$/s);
      await expect(page.locator('[data-action="help"]')).toHaveCount(1);
      await guest.taps('help');
      const dialog = page.getByRole('dialog');
      const { help_title, help_text } = ja.views.checkin.check_reservation_view;
      await expect(dialog.getByRole('heading')).toHaveText(help_title);
      await expect(dialog).toContainText(help_text);
      await guest.taps('close');
      await expect(dialog).toHaveCount(0);
      await guest.isOn('/checkin/check-reservation');
    });
  });
});

test('a party is as large as the hotel counts it', async ({ page, tenant }) => {
  const hidden = { first_name: 0, last_name_kana: 0, first_name_kana: 0, age: 0, gender: 0 };
  tenant.configure({ visibility: { ...NOTHING_ASKED.visibility, companion: { ...hidden, last_name: 1 } } });
  const guest = new Guest(page, tenant);
  // All and none: which of the two counts is seen in `flag-pairs.spec.ts`, in every pair of ways.
  for (const { counts, party } of [
    { counts: true, party: 4 },
    { counts: false, party: 2 },
  ]) {
    await test.step(`children and others counted: ${counts}`, async () => {
      await guest.findsHomeWith({ display: { show_num_of_children: counts, show_num_of_others: counts } });
      await guest.arrives('ゼンブ ノリコ');
      await expect(guest.fact('numOfAdults')).toHaveText('大人2名');
      await expect(guest.fact('numOfChildren')).toHaveText(counts ? ['お子様1名'] : []);
      await expect(guest.fact('numOfOthers')).toHaveText(counts ? ['その他1名'] : []);
      await guest.confirmsReservation();
      await guest.goesOn();
      await guest.isOn('/checkin/input-companions');
      await expect(page.locator('[name$=".lastName"]')).toHaveCount(party - 1);
      // Below the adults everybody is a child to the register.
      await expect(page.getByText(/お子様 \d/)).toHaveCount(party - 2);
    });
  }
});
