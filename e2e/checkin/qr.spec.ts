import { CheckinPaymentPage } from '../pages/checkin-payment-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { measures, scans } from '../support/qr-reader.ts';
import { clockIsSet, sleeps } from '../support/sleep.ts';

/** The QR codes that guests show at the front desk, read back from a picture of the screen; the screens: `tests/screens/checkin/qr`. */

const CHECKED_IN = 'タナカ イチロウ';
const MODULE_PX = 6;
const WIDEST_PX = 250;

const showsQr = (factors: readonly string[]) => ({ qr_code: { is_active_in_checkin: true, factors } });

async function opensQr(guest: CheckinPaymentPage): Promise<void> {
  await guest.opensHome();
  await guest.asksFor(CHECKED_IN, '/checkin/qr');
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

test('contents too long for its size make it larger, never too fine, and staff can see why', async ({
  page,
  tenant,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const factors = [
    'reservation_name',
    'facility_name',
    'kana_name',
    'room_type',
    'reference_number',
    'number_of_person',
    'is_multi_rooms',
    'length_of_stay',
  ];
  tenant.configure(showsQr(factors));
  const guest = new CheckinPaymentPage(page, tenant);
  await opensQr(guest);
  expect((await scans(page)).split(',')).toHaveLength(factors.length);
  const { width, module, quiet } = await measures(page);
  expect(width).toBeGreaterThan(WIDEST_PX);
  expect(module).toBeGreaterThanOrEqual(MODULE_PX);
  expect(quiet).toBeGreaterThanOrEqual(3.75);
  expect(warnings.join('\n')).toMatch(/QR code/);
  expect(warnings.join('\n')).not.toContain(CHECKED_IN);
});
