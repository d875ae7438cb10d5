import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CHECKED_IN_TO_PAY, CheckinPaymentPage, PAYMENT_ON, PRICE } from '../pages/checkin-payment-page.ts';
import type { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { measures, scans } from '../support/qr-reader.ts';
import { clockIsSet, sleeps } from '../support/sleep.ts';
import { callNames } from '../support/wire.ts';

/** The QR codes that guests show at the front desk, read back from a picture of the screen. */

const CHECKED_IN = 'タナカ イチロウ';
const NOTHING_TO_PAY = { payload: { payment_amount: '0', request_id: 'R1' } };
const MODULE_PX = 6;
const WIDEST_PX = 250;

const showsQr = (factors: readonly string[]) => ({ qr_code: { is_active_in_checkin: true, factors } });

async function opensQr(guest: CheckinPaymentPage): Promise<void> {
  await guest.opensHome();
  await guest.asksFor(CHECKED_IN);
  await guest.isOn('/checkin/qr');
}

/** As large as the hotel wants it, and large enough for a scanner: modules, and white around them. */
async function isScannable(page: Page): Promise<void> {
  const { width, module, quiet } = await measures(page);
  expect(width).toBeLessThanOrEqual(WIDEST_PX);
  expect(module).toBeGreaterThanOrEqual(MODULE_PX);
  // A quarter of a module is what drawing on whole pixels may cost.
  expect(quiet).toBeGreaterThanOrEqual(3.75);
  expect(quiet).toBeLessThan(4.5);
}

/** The only way on is home, and nothing is left to go back to. */
async function leaves(guest: Guest, action: string): Promise<void> {
  await guest.taps(action);
  await guest.isOn('/');
  await guest.cannotGoBackFrom('/');
}

test('without factors of its own it says what the front desk needs, on every screen', async ({
  page,
  tenant,
}) => {
  // Nobody touches the screen while it is measured.
  tenant.configure({ ...showsQr([]), kiosk: { completion_return_s: 300 } });
  await opensQr(new CheckinPaymentPage(page, tenant));
  for (const size of [
    { width: 768, height: 1024 },
    { width: 1920, height: 1200 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    expect(await scans(page), `${size.width} wide`).toBe(`LB,${CHECKED_IN},0,30`);
    await isScannable(page);
  }
});

test('a tablet that slept does not show it to the next guest, one whose clock is set shows it on', async ({
  page,
  tenant,
}) => {
  tenant.configure(showsQr([]));
  const guest = new CheckinPaymentPage(page, tenant);
  await page.clock.install();
  await opensQr(guest);
  for (const hours of [5, -10]) {
    await clockIsSet(page, hours * 3_600_000);
    await page.clock.runFor(2000);
    await guest.isOn('/checkin/qr');
  }
  await sleeps(page, 600_000);
  await guest.isOn('/');
});

test.describe('in cico', () => {
  test.use({ system: 'cico' });

  test('after checking in it says what the hotel wants said, in its order, with the code of now', async ({
    page,
    tenant,
  }) => {
    const factors = ['checkin_code', 'reservation_name', 'membership_number||reference_number', 'no_such'];
    tenant.configure({ ...NOTHING_ASKED, ...showsQr([...factors, 'prefix', 'checkout_date']) });
    tenant.configure({ display: { show_facility_name_on_qr: true } });
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.hurriesTo('/checkin/confirm-checkin');
    await guest.goesOn();
    await guest.isOn('/checkin/qr');
    await expect(guest.fact('facilityName')).toHaveText('湖畔の宿 本館');
    await expect(page.getByRole('img', { name: ja.views.checkin.qr_view.code })).toBeVisible();
    // The code of the search was 00; the date stands as the hotel wrote it.
    expect(await scans(page)).toMatch(/^30,サトウ ハナコ,REF-R\d+,,LB,20\d{6}$/);
    await isScannable(page);
    expect(callNames(tenant).slice(-2)).toEqual(['execute_checkin_request', 'checkin_code']);
    // The tablet stays where it is: the guest takes the code along.
    await expect(page.getByText(ja.views.checkin.qr_view.photo)).toBeVisible();
    await expect(page.getByText('サトウ ハナコ様、ようこそお越しくださいました')).toBeVisible();
    await expect(guest.fact('checkoutDate')).toBeVisible();
    await leaves(guest, 'main');
  });
});

test('contents too long for its size make it larger, never too fine, and staff can see why', async ({
  page,
  tenant,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const factors = [
    ...['reservation_name', 'facility_name', 'kana_name', 'room_type', 'reference_number'],
    ...['number_of_person', 'is_multi_rooms', 'length_of_stay'],
  ];
  tenant.configure(showsQr(factors));
  const guest = new CheckinPaymentPage(page, tenant);
  await opensQr(guest);
  await expect(guest.fact('facilityName')).toHaveCount(0);
  const text = await scans(page);
  expect(text.startsWith(`${CHECKED_IN},`)).toBe(true);
  expect(text.split(',')).toHaveLength(factors.length);
  expect(text).toMatch(/,REF-R1001,1,false,1$/);
  const { width, module, quiet } = await measures(page);
  expect(width).toBeGreaterThan(WIDEST_PX);
  expect(module).toBeGreaterThanOrEqual(MODULE_PX);
  expect(quiet).toBeGreaterThanOrEqual(3.75);
  expect(warnings.join('\n')).toMatch(/QR code/);
  expect(warnings.join('\n')).not.toContain(CHECKED_IN);
});

test('a stay to be paid has a code of its own, a way to pay here and a way to leave', async ({
  page,
  tenant,
}) => {
  // What the hotel says of the other code does not matter to this one.
  tenant.configure({ ...PAYMENT_ON, ...showsQr(['checkout_date']) });
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToUnsettled();
  expect(await scans(page)).toBe(`LB,${CHECKED_IN_TO_PAY},0,30`);
  await isScannable(page);
  await expect(guest.fact('paymentAmount')).toHaveText(PRICE);
  await guest.taps('smart-payment');
  await guest.isOn('/checkin/check-total');
  await guest.taps('back');
  await guest.isOn('/checkin/unsettled-qr');
  await leaves(guest, 'home');
  // What there was to pay came with the screen, and once only.
  expect(callNames(tenant).filter((name) => name === 'pre_payment_info')).toHaveLength(1);
});

test('a stay to be paid with nothing to pay has its code, no way to pay and no word of paying', async ({
  page,
  tenant,
}) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  const { qr_view, unsettled_qr_view } = ja.views.checkin;
  let isHidden = false;
  await page.route('**/payment/pre_payment_info', (route) =>
    isHidden ? route.fulfill({ json: {} }) : route.fulfill({ json: NOTHING_TO_PAY }),
  );
  const title = page.getByRole('heading', { level: 1 });
  const owesNothing = async () => {
    await guest.isOn('/checkin/unsettled-qr');
    await expect(title).toHaveText(qr_view.title.replace('\n', ''));
    await expect(page.getByText(unsettled_qr_view.nothing_to_pay)).toBeVisible();
    await expect(page.locator('[data-action="smart-payment"]')).toHaveCount(0);
    await expect(guest.fact('paymentAmount')).toHaveCount(0);
    await expect(page.getByText(unsettled_qr_view.text)).toHaveCount(0);
    expect(await scans(page)).toBe(`LB,${CHECKED_IN_TO_PAY},0,30`);
  };

  await test.step('known from the start', async () => {
    await guest.opensHome();
    await guest.asksFor(CHECKED_IN_TO_PAY);
    await owesNothing();
    await leaves(guest, 'home');
  });

  await test.step('learned when the guest wants to pay', async () => {
    isHidden = true;
    await guest.asksFor(CHECKED_IN_TO_PAY);
    await guest.isOn('/checkin/unsettled-qr');
    await expect(title).toHaveText(unsettled_qr_view.title);
    isHidden = false;
    await guest.taps('smart-payment');
    await owesNothing();
    // Its button is gone, and the new title is read out.
    await expect(title).toBeFocused();
    await leaves(guest, 'home');
  });
});

test('a guest whose code no phone could read is checked in all the same, and sent to the front desk', async ({
  page,
  tenant,
}) => {
  const { title } = ja.views.checkin.complete_view;
  const { no_code } = ja.views.checkin.qr_view;
  // As many as a hotel may name: no phone could read so fine a code from this screen.
  tenant.configure({ ...NOTHING_ASKED, ...showsQr(Array.from({ length: 100 }, () => 'reservation_name')) });
  const guest = new CheckinPaymentPage(page, tenant);

  const isSentToTheDesk = async () => {
    await guest.isOn('/checkin/qr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(no_code)).toBeVisible();
    await expect(page.getByText(ja.views.checkin.complete_view.key_hint)).toBeVisible();
    await expect(page.locator('[data-qr]')).toHaveCount(0);
  };

  await test.step('after checking in', async () => {
    await guest.hurriesTo('/checkin/confirm-checkin');
    await guest.goesOn();
    await isSentToTheDesk();
    await leaves(guest, 'main');
  });

  await test.step('and when they come back', async () => {
    await guest.asksFor(CHECKED_IN);
    await isSentToTheDesk();
  });
});

test('where there is still to pay and no phone could read the code, the card can be used', async ({
  page,
  tenant,
}) => {
  tenant.configure(PAYMENT_ON);
  await page.route('**/checkin_code', (route) =>
    route.fulfill({
      json: { payload: { checkin_code: '30', is_payment_target: true, kana_name: 'ヤ'.repeat(3000) } },
    }),
  );
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToUnsettled();
  await expect(page.getByText(ja.views.checkin.qr_view.no_code)).toBeVisible();
  await expect(page.locator('[data-qr]')).toHaveCount(0);
  await guest.choosesToPay();
});
