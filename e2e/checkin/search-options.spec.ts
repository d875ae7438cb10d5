import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { says } from '../support/field-errors.ts';
import { BOTH_SYSTEMS, expect, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { callsOf } from '../support/wire.ts';

/** What a hotel may want of the search, and what it may show of a reservation. */

const SEARCH = ja.views.checkin.search_view;

async function opensSearch(guest: Guest): Promise<void> {
  await guest.opensHome();
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
}

for (const system of BOTH_SYSTEMS) {
  test.describe(`${system}: a hotel that wants the phone number as well`, () => {
    test.use({ system, expectedErrors: [NOTED_BY_THE_BROWSER] });

    test('gets it in plain digits, and keeps what was typed when nobody is found', async ({
      page,
      tenant,
    }) => {
      tenant.configure({ display: { use_phone_number_in_search: true } });
      const guest = new Guest(page, tenant);
      const main = page.locator('[data-action="main"]');
      await opensSearch(guest);
      await guest.types('reservationName', 'サトウハナコ');
      await expect(main).toBeDisabled();
      for (const [typed, error] of [
        ['090-1234', ja.validation.phone],
        ['', ja.validation.phone],
        ['０９０１２３４５６７８', undefined],
      ] as const) {
        // Pasted: what is typed never takes a hyphen.
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
      await expect(guest.field('reservationName')).toHaveValue('サトウハナコ');
      await expect(guest.field('phoneNumber')).toHaveValue('00000000000');
      await guest.types('phoneNumber', '09012345678');
      await guest.goesOn();
      await guest.isOn('/checkin/check-reservation');
      expect(callsOf(tenant, 'checkin_authtoken_request').map(({ query }) => query)).toEqual([
        { name: 'サトウハナコ', phone_number: '00000000000' },
        { name: 'サトウハナコ', phone_number: '09012345678' },
      ]);
    });
  });
}

for (const { keeps, sent } of [
  { keeps: false, sent: ['ヤマダタロウ', 'smithjohn', 'ヤマダタロウ'] },
  { keeps: true, sent: ['ヤマダ　タロウ', 'smith  john', 'ヤマダ タロウ'] },
]) {
  test(`a hotel that ${keeps ? 'keeps' : 'does without'} the spaces in a name gets it so`, async ({
    page,
    tenant,
  }) => {
    tenant.configure({ display: { search_without_spaces: !keeps } });
    const guest = new Guest(page, tenant);
    for (const typed of ['　ヤマダ　タロウ ', ' smith  john ', 'ﾔﾏﾀﾞ たろう']) await guest.looksUp(typed);
    expect(callsOf(tenant, 'checkin_authtoken_request').map(({ query }) => query)).toEqual(
      sent.map((name) => ({ name })),
    );
  });
}

for (const isOn of [true, false]) {
  const what = isOn ? 'says so where it wants' : 'says nothing where it does not want';
  test(`a hotel ${what} the hint, the help and the details`, async ({ page, tenant }) => {
    tenant.configure({
      display: {
        show_already_checked_in_message: isOn,
        show_reservation_help: isOn,
        show_detail_reservation: isOn,
      },
    });
    const guest = new Guest(page, tenant);
    await opensSearch(guest);
    await expect(page.getByText(SEARCH.already_checked_in)).toHaveCount(isOn ? 1 : 0);
    await guest.types('reservationName', 'フタヘヤカズオ');
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    await expect(guest.fact('lengthOfStay')).toHaveText(isOn ? ['2泊'] : []);
    await expect(guest.fact('roomType')).toHaveText(isOn ? [/^ツイン.*和室（8畳）$/s] : []);
    await expect(page.locator('[data-action="help"]')).toHaveCount(isOn ? 1 : 0);
    if (!isOn) return;
    await guest.taps('help');
    const dialog = page.getByRole('dialog');
    const { help_title, help_text } = ja.views.checkin.check_reservation_view;
    await expect(dialog.getByRole('heading')).toHaveText(help_title);
    await expect(dialog).toContainText(help_text);
    await guest.taps('close');
    await expect(dialog).toHaveCount(0);
    await guest.isOn('/checkin/check-reservation');
  });
}

for (const { children, others, party } of [
  { children: true, others: true, party: 4 },
  { children: true, others: false, party: 3 },
  { children: false, others: true, party: 3 },
  { children: false, others: false, party: 2 },
]) {
  const shown = [children && 'children', others && 'others'].filter(Boolean).join(' and ') || 'adults alone';
  test(`a hotel that counts ${shown} has a place for ${party}`, async ({ page, tenant }) => {
    const all = { last_name: 1, first_name: 0, last_name_kana: 0, first_name_kana: 0, age: 0, gender: 0 };
    tenant.configure({
      visibility: { ...NOTHING_ASKED.visibility, companion: all },
      display: { show_num_of_children: children, show_num_of_others: others },
    });
    const guest = new Guest(page, tenant);
    await guest.looksUp('ゼンブ ノリコ');
    await expect(guest.fact('numOfAdults')).toHaveText('2名');
    await expect(guest.fact('numOfChildren')).toHaveText(children ? ['1名'] : []);
    await expect(guest.fact('numOfOthers')).toHaveText(others ? ['1名'] : []);
    await guest.confirmsReservation();
    await guest.goesOn();
    await guest.isOn('/checkin/input-companions');
    await expect(page.locator('[name$=".lastName"]')).toHaveCount(party - 1);
    // Below the adults everybody is a child to the register.
    await expect(page.getByText(/お子様 \d/)).toHaveCount(party - 2);
  });
}
