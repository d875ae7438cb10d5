import { Guest } from '../pages/guest.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { NOTHING_ASKED, OVERSEAS_PASSPORT_ONLY } from '../support/levels.ts';
import { callNames, callsOf } from '../support/wire.ts';

/** Taps the main button twice before it can say that it heard the first. */
const tapsTwiceAtOnce = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('[data-action="main"]');
    button?.click();
    button?.click();
  });

const LOOK_UP = ['checkin_authtoken_request', 'checkin_info_request'];
const CHECK_IN = ['upload_agreement_signature', 'execute_checkin_request'];

test('impatient guests: each look-up and each check-in is made once, for the one who stands there', async ({
  page,
  tenant,
}) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  const { faults } = tenant.hotel;

  await test.step('the answer to a look-up that comes after the guest has gone home is dropped', async () => {
    await guest.opensHome();
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await guest.types('reservationName', 'ヤマダタロウ');
    faults.set({ call: 'checkin_authtoken_request', kind: 'delay', ms: 1500, times: 1 });
    await guest.goesOn();
    await expect.poll(() => callNames(tenant)).toEqual(['checkin_authtoken_request']);
    await guest.taps('back');
    await guest.isOn('/');
    await expect.poll(() => callsOf(tenant, 'checkin_authtoken_request')[0]?.status).toBe(200);
  });

  await test.step('two taps in one moment look the next guest up once', async () => {
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await expect(guest.field('reservationName')).toHaveValue('');
    await guest.types('reservationName', 'サトウハナコ');
    await tapsTwiceAtOnce(page);
    await guest.isOn('/checkin/check-reservation');
    await expect(guest.fact('reservationName')).toHaveText('サトウ ハナコ');
    // Had the late answer been taken, the second look-up would not be the second call.
    expect(callNames(tenant)).toEqual(['checkin_authtoken_request', ...LOOK_UP]);
  });

  await test.step('two taps in one moment check in once', async () => {
    await guest.hurriesOn('/checkin/confirm-checkin');
    // Slow enough that a second request would be under way before the first is answered.
    faults.set({ call: 'upload_agreement_signature', kind: 'delay', ms: 500, times: 1 });
    await tapsTwiceAtOnce(page);
    await guest.isOn('/checkin/complete');
    expect(callNames(tenant).slice(4)).toEqual(CHECK_IN);
    await guest.walksAway();
  });

  await test.step('a double tap checks in once, and the finished screen stays', async () => {
    tenant.hotel.reset();
    await guest.arrives('サトウハナコ');
    await guest.hurriesOn('/checkin/confirm-checkin');
    faults.set({ call: 'execute_checkin_request', kind: 'delay', ms: 500, times: 1 });
    await page.locator('[data-action="main"]').dblclick();
    await expect(page.locator('[data-action="main"]')).toBeDisabled();
    await guest.isOn('/checkin/complete');
    expect(callNames(tenant).slice(3)).toEqual(CHECK_IN);
  });
});

test.describe('a check-in that fails on the way', () => {
  test.use({ system: 'cico', expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('is taken up where it broke off: what has arrived is not sent again', async ({ page, tenant }) => {
    tenant.configure(OVERSEAS_PASSPORT_ONLY);
    const guest = new Guest(page, tenant);
    // The demo hotel refuses the first check-in of this guest by itself.
    await guest.looksUp('ヤリナオシ ジュン');
    await guest.confirmsReservation();
    await guest.comesFrom('US');
    await guest.showsPassport();
    await guest.goesOn();
    await guest.signsAndGoesToConfirm();
    const { faults } = tenant.hotel;
    const main = page.locator('[data-action="main"]');
    for (const [call, words] of [
      ['upload_agreement_signature', 'ご署名をもう一度'],
      ['upload_passport', 'パスポートをもう一度'],
      [undefined, 'チェックインを完了できませんでした'],
    ] as const) {
      if (call) faults.set({ call, kind: 'status', errorMsg: words, times: 1 });
      await guest.goesOn();
      await expect(page.getByRole('alertdialog')).toContainText(words);
      await guest.taps('close');
      await guest.isOn('/checkin/confirm-checkin');
      await expect(main).toBeEnabled();
    }
    await guest.goesOn();
    await guest.isOn('/checkin/complete');
    expect(callNames(tenant).slice(3)).toEqual([
      ...['upload_agreement_signature', 'upload_agreement_signature'],
      ...['upload_passport', 'upload_passport'],
      ...['execute_checkin_request', 'execute_checkin_request'],
    ]);
  });
});
