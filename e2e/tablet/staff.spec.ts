import { callNames } from '../../kiosk/guest/wire.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import {
  comesIn,
  findsTheDoor,
  knocks,
  PIN,
  panel,
  pinDialog,
  typesPin,
  value,
  WITH_PIN,
} from '../pages/staff-member.ts';
import { expect, test } from '../support/fixtures.ts';
import { inspect } from '../support/inspect.ts';
import { stopsClock } from '../support/stopped-clock.ts';

/** The gesture and its lock after wrong PINs: `tests/device/staff/`. */

test.describe('where the offline shell is kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('with the gesture and the PIN staff see the tablet’s state and its remedies', async ({
    page,
    tenant,
    expectedErrors,
  }) => {
    // The sandbox reports what it stopped, the browser failed services.
    expectedErrors.push(/Blocked opening|Ignored call to 'print|status of 503/);
    tenant.configure(WITH_PIN);
    tenant.hotel.faults.set({ call: 'hotel_agreement', kind: 'empty-status', status: 503, times: 1 });
    const guest = new Guest(page, tenant);
    await guest.opensHome();
    await findsTheDoor(page);
    await inspect(page, 'staff PIN', ['portrait']);
    await test.step('on a low screen the typed text is visible beside the last key', async () => {
      await page.setViewportSize({ width: 800, height: 480 });
      await typesPin(page, '0');
      await expect(pinDialog(page).locator('[data-field="pin"]')).toBeInViewport({ ratio: 1 });
      await guest.taps('erase');
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    await comesIn(guest);

    await expect(value(page, 'device')).toHaveText(/^tablet-[0-9a-f]{8}$/);
    await expect(value(page, 'version')).toHaveText(packageJson.version);
    await expect(value(page, 'revision')).toHaveText(/^[0-9a-f]{8}$/);
    await expect(value(page, 'source')).toHaveText('ホテルの設定ファイル');
    await expect(value(page, 'storage')).toHaveText(/[\d.]+ MB/);
    await expect(value(page, 'camera')).toHaveText('見つかりません');
    await expect(value(page, 'keyboard')).toHaveText(/^端末のキーボード/);
    for (const name of ['settings', 'texts', 'postcode', 'paymentTerms', 'cardScript']) {
      await expect(value(page, name)).toHaveText(/^応答あり/);
    }
    await expect(value(page, 'agreement')).toHaveText('失敗（status 503）');
    await expect(value(page, 'facilities')).toHaveCount(0);
    await guest.taps('check-network');
    await expect(value(page, 'agreement')).toHaveText(/^応答あり/);
    await expect(panel(page).locator('[data-action="check-network"]')).toBeEnabled();
    const asked = ['card_script', 'hotel_agreement', 'payment_terms'];
    expect(callNames(tenant.hotel).sort()).toEqual([...asked, ...asked].sort());

    await guest.taps('play-tone');
    await expect(value(page, 'play-tone')).toHaveText('鳴らしました');
    await guest.taps('update');
    await expect(value(page, 'update')).not.toBeEmpty();
    await guest.taps('run-drill');
    for (const way of ['newWindow', 'blankLink', 'download', 'print']) {
      await expect(value(page, way)).toHaveText('ふさがれています');
    }
    await guest.isOn('/');
    expect(page.context().pages()).toHaveLength(1);
    await inspect(page, 'staff panel', ['landscape', 'portrait']);

    tenant.configure({ notices: { additional_message: '朝食は7時からです' } });
    const before = await value(page, 'revision').innerText();
    await guest.taps('reload-settings');
    await expect(value(page, 'reload-settings')).toHaveText('読み直しました');
    await expect(value(page, 'revision')).not.toHaveText(before);
    await guest.taps('close-panel');
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByText('朝食は7時からです')).toBeVisible();
  });
});

test('a PIN asked for by mistake costs a guest nothing; the door closes behind staff, and waits after three wrong PINs', async ({
  page,
  tenant,
}) => {
  tenant.configure(WITH_PIN);
  await page.clock.install();
  const guest = new Guest(page, tenant);
  await test.step('a PIN asked for by mistake costs a guest nothing; the right one ends the visit before the panel shows', async () => {
    await guest.opensForm('サトウハナコ');
    await guest.types('lastName', '山田');
    await guest.types('tel', '09012345678');
    await findsTheDoor(page);
    await guest.follows('cancel', '/checkin/input-representative');
    await expect(guest.field('lastName')).toHaveValue('山田');

    await comesIn(guest);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    const shown = await page.evaluate(() => [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
    ]);
    for (const trace of ['山田', '09012345678', 'サトウ', 'ハナコ'])
      expect(shown.join()).not.toContain(trace);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await guest.begins('checkin');
    await expect(guest.field('reservationName')).toHaveValue('');

    await test.step('taps that meet the back button press it once', async () => {
      await guest.types('reservationName', 'サトウハナコ');
      await findsTheDoor(page, { x: 60, y: 46 });
      await guest.follows('cancel', '/');
    });
  });

  await findsTheDoor(page);
  await typesPin(page, '24');
  await page.clock.fastForward(61_000);
  await expect(pinDialog(page)).toHaveCount(0);

  await test.step('the untouched panel too', async () => {
    await comesIn(guest);
    await page.clock.fastForward(50_000);
    await panel(page).getByRole('heading', { name: '機器' }).click();
    await page.clock.fastForward(50_000);
    await expect(panel(page)).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(panel(page)).toHaveCount(0);
    await guest.isOn('/');
  });

  await test.step('after three wrong PINs, even if it is closed meanwhile', async () => {
    await findsTheDoor(page);
    const timer = pinDialog(page).getByRole('timer');
    const open = pinDialog(page).locator('[data-action="open"]');
    for (const wrong of ['111111', '2468100']) {
      await page.keyboard.type(wrong);
      await page.keyboard.press('Enter');
      await expect(pinDialog(page).getByRole('alert')).toHaveText('暗証番号が違います。');
      await expect(timer).toHaveText('');
    }
    await stopsClock(page);
    await typesPin(page, '999999');
    await open.click();
    await expect(timer).toHaveText('あと5秒お待ちください。');
    await typesPin(page, PIN);
    await expect(open).toBeDisabled();

    await guest.taps('cancel');
    await expect(pinDialog(page)).toHaveCount(0);
    await knocks(page);
    await expect(timer).toHaveText('あと5秒お待ちください。');
    await typesPin(page, PIN);
    await page.clock.runFor(5000);
    await expect(timer).toHaveText('');
    await open.click();
    await expect(panel(page)).toBeVisible();
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('without a PIN in the settings there is no door', async () => {
    tenant.configure({ kiosk: { staff_pin_hash: '' }, notices: { additional_message: '新しいお知らせ' } });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('新しいお知らせ')).toBeVisible();
    await knocks(page, { times: 10 });
    await guest.begins('checkin');
    await expect(pinDialog(page)).toHaveCount(0);
  });
});
