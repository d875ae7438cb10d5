import { CheckinPaymentPage } from '../pages/checkin-payment-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { measures, scans } from '../support/qr-reader.ts';

const CHECKED_IN = 'タナカ イチロウ';
const MODULE_PX = 6;
const WIDEST_PX = 250;

const FACTORS = [
  'reservation_name',
  'facility_name',
  'kana_name',
  'room_type',
  'reference_number',
  'number_of_person',
  'is_multi_rooms',
  'length_of_stay',
];

/** Checks module size and margin for a scanner; returns the width. */
async function isScannable(page: Page): Promise<number> {
  const { width, module, quiet } = await measures(page);
  expect(module).toBeGreaterThanOrEqual(MODULE_PX);
  // Whole pixels may cost a quarter of a module.
  expect(quiet).toBeGreaterThanOrEqual(3.75);
  expect(quiet).toBeLessThan(4.5);
  return width;
}

test('it tells the front desk enough on every screen; long contents make it larger, and staff can see why', async ({
  page,
  tenant,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  // Nobody touches the screen while it is measured.
  tenant.configure({ qr_code: { is_active_in_checkin: true }, kiosk: { completion_return_s: 300 } });
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.opensHome();
  await guest.asksFor(CHECKED_IN, '/checkin/qr');
  for (const size of [
    { width: 768, height: 1024 },
    { width: 1920, height: 1200 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    expect(await scans(page), `${size.width} wide`).toBe(`LB,${CHECKED_IN},0,30`);
    expect(await isScannable(page)).toBeLessThanOrEqual(WIDEST_PX);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(warnings.join()).not.toMatch(/QR code/);
  await guest.findsHomeWith({ qr_code: { factors: FACTORS } });
  await guest.asksFor(CHECKED_IN, '/checkin/qr');
  expect((await scans(page)).split(',')).toHaveLength(FACTORS.length);
  expect(await isScannable(page)).toBeGreaterThan(WIDEST_PX);
  expect(warnings.join()).toMatch(/QR code/);
  expect(warnings.join()).not.toContain(CHECKED_IN);
});
