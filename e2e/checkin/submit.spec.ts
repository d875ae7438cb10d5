import { Guest } from '../pages/guest.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { BOTH_SYSTEMS, expect, test } from '../support/fixtures.ts';
import { NOTHING_ASKED, OVERSEAS_PASSPORT_ONLY } from '../support/levels.ts';
import { callNames, callsOf } from '../support/wire.ts';

for (const system of BOTH_SYSTEMS) {
  test.describe(`${system}: an impatient guest`, () => {
    test.use({ system });

    test('taps twice in one moment, and checks in once', async ({ page, tenant }) => {
      tenant.configure(NOTHING_ASKED);
      const guest = new Guest(page, tenant);
      await guest.hurriesTo('/checkin/confirm-checkin');
      // Slow enough that a second request would be under way before the first is answered.
      tenant.hotel.faults.set({ call: 'upload_agreement_signature', kind: 'delay', ms: 500, times: 1 });
      await page.evaluate(() => {
        const button = document.querySelector<HTMLButtonElement>('[data-action="main"]');
        button?.click();
        button?.click();
      });
      await guest.isOn('/checkin/complete');
      expect(callNames(tenant).slice(3)).toEqual(['upload_agreement_signature', 'execute_checkin_request']);
    });
  });
}

test('a double tap checks in once, and the finished screen stays', async ({ page, tenant }) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  await guest.hurriesTo('/checkin/confirm-checkin');
  tenant.hotel.faults.set({ call: 'execute_checkin_request', kind: 'delay', ms: 500, times: 1 });
  await page.locator('[data-action="main"]').dblclick();
  await expect(page.locator('[data-action="main"]')).toBeDisabled();
  await guest.isOn('/checkin/complete');
  expect(callNames(tenant).slice(3)).toEqual(['upload_agreement_signature', 'execute_checkin_request']);
});

test('two taps in one moment look a reservation up once', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.types('reservationName', 'サトウハナコ');
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('[data-action="main"]');
    button?.click();
    button?.click();
  });
  await guest.isOn('/checkin/check-reservation');
  expect(callNames(tenant)).toEqual(['checkin_authtoken_request', 'checkin_info_request']);
});

test.describe('a check-in that fails on the way', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('is taken up where it broke off: what has arrived is not sent again', async ({ page, tenant }) => {
    tenant.configure(OVERSEAS_PASSPORT_ONLY);
    const guest = new Guest(page, tenant);
    await guest.looksUp('SMITH JOHN');
    await guest.confirmsReservation();
    await guest.chooses('overseasFlug', 'true');
    await guest.showsPassport();
    await guest.goesOn();
    await guest.signsAndGoesToConfirm();
    const { faults } = tenant.hotel;
    const main = page.locator('[data-action="main"]');
    for (const call of ['upload_agreement_signature', 'upload_passport', 'execute_checkin_request']) {
      faults.set({ call, kind: 'status', errorMsg: `${call}: もう一度`, times: 1 });
      await guest.goesOn();
      await expect(page.getByRole('alertdialog')).toContainText(`${call}: もう一度`);
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

  test('works at the second try for a guest whose first is refused', async ({ page, tenant }) => {
    tenant.configure(NOTHING_ASKED);
    const guest = new Guest(page, tenant);
    await guest.hurriesTo('/checkin/confirm-checkin', 'ヤリナオシ ジュン');
    await guest.goesOn();
    await expect(page.getByRole('alertdialog')).toContainText('チェックインを完了できませんでした');
    await guest.taps('close');
    await guest.goesOn();
    await guest.isOn('/checkin/complete');
    expect(callsOf(tenant, 'upload_agreement_signature')).toHaveLength(1);
  });
});

test('the answer to a look-up that comes after the guest has gone home is dropped', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.types('reservationName', 'サトウハナコ');
  tenant.hotel.faults.set({ call: 'checkin_authtoken_request', kind: 'delay', ms: 1500, times: 1 });
  await guest.goesOn();
  await expect.poll(() => callNames(tenant)).toEqual(['checkin_authtoken_request']);
  await guest.taps('back');
  await guest.isOn('/');
  await expect.poll(() => callsOf(tenant, 'checkin_authtoken_request')[0]?.status).toBe(200);

  // Had the answer been taken, the next guest's look-up would not be the second call.
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await expect(guest.field('reservationName')).toHaveValue('');
  await guest.types('reservationName', 'ヤマダタロウ');
  await guest.goesOn();
  await guest.isOn('/checkin/check-reservation');
  await expect(guest.fact('reservationName')).toHaveText('ヤマダ タロウ');
  expect(callNames(tenant)).toEqual([
    'checkin_authtoken_request',
    'checkin_authtoken_request',
    'checkin_info_request',
  ]);
});
