import { expect, it, onTestFinished, vi } from 'vitest';
import ja from '~/i18n/ja.json';
import { NOTHING_REQUIRED } from '../../../kiosk/guest/levels';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { turnsTo } from '../support/boxes';
import { answersWith } from '../support/hold';
import type { Settings } from '../support/open-app';
import { openTablet } from '../support/open-tablet';
import { goesToUnsettled, PAYMENT_ON, PRICE } from '../support/paying';
import { measures, scans } from '../support/qr-reader';
import { canTap, count, facts, texts } from '../support/seen';

/** The codes for the front desk. Their contents: `tests/domain/qr-values.test.ts`. */

const { qr_view, unsettled_qr_view, complete_view } = ja.views.checkin;
const TO_PAY = /\/payment\/pre_payment_info$/;

const showsQr = (factors: readonly string[]) => ({ qr_code: { is_active_in_checkin: true, factors } });
const titles = () => texts('#root h1');
const words = () => document.querySelector('main')?.textContent;
const codes = () => count('[data-qr]');
const oneLine = (text: string) => text.replace(/\s+/g, '');

async function leaves(guest: PageGuest, action: string): Promise<void> {
  await guest.follows(action, '/');
  await guest.cannotGoBackFrom('/');
}

it('a guest who has checked in sees the code, where they are and until when, and leaves by the only button', async () => {
  const { guest } = await openTablet({
    system: 'cico',
    settings: { ...NOTHING_REQUIRED, ...showsQr([]), display: { show_facility_name_on_qr: true } },
  });
  await guest.goesToConfirm(NAMES.alone, [{}]);
  await guest.goesOn('/checkin/qr');
  await expect.poll(codes).toBe(1);
  expect(document.querySelector('[data-qr]')?.getAttribute('aria-label')).toBe(qr_view.code);
  await expect.poll(() => facts('facilityName')).toEqual(['湖畔の宿 本館']);
  expect(facts('checkoutDate')).toHaveLength(1);
  expect(words()).toContain(qr_view.photo);
  expect(words()).toContain(complete_view.welcome.replace('{{name}}', 'サトウ ハナコ'));
  await leaves(guest, 'main');
});

const CHECKED_IN = 'タナカ イチロウ';
/** In CSS px. */
const [MODULE, WIDEST] = [6, 250];
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
async function isScannable(): Promise<number> {
  const { width, module, quiet } = await measures();
  expect(module).toBeGreaterThanOrEqual(MODULE);
  // Whole pixels may cost a quarter of a module.
  expect(quiet).toBeGreaterThanOrEqual(3.75);
  expect(quiet).toBeLessThan(4.5);
  return width;
}

/** The code of a guest who has checked in before, on each of these screens. */
async function findsCode(settings: Settings, sizes: readonly (readonly [number, number])[]) {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  const { guest } = await openTablet({ settings });
  await guest.says(CHECKED_IN, 'checkin');
  await guest.goesOn('/checkin/qr');
  const seen: { text: string; width: number }[] = [];
  for (const size of sizes) {
    await turnsTo(size);
    seen.push({ text: await scans(), width: await isScannable() });
  }
  return { seen, warnings: warned.mock.calls.join() };
}

it('a code tells the front desk enough on every screen', async () => {
  const { seen, warnings } = await findsCode({ qr_code: { is_active_in_checkin: true } }, [
    [768, 1024],
    [1920, 1200],
    [390, 844],
  ]);
  for (const { text, width } of seen) {
    expect(text).toBe(`LB,${CHECKED_IN},0,30`);
    expect(width).toBeLessThanOrEqual(WIDEST);
  }
  expect(warnings).not.toMatch(/QR code/);
});

it('long contents make it larger, and staff can see why', async () => {
  const { seen, warnings } = await findsCode(showsQr(FACTORS), [[1280, 800]]);
  expect(seen[0]?.text.split(',')).toHaveLength(FACTORS.length);
  expect(seen[0]?.width).toBeGreaterThan(WIDEST);
  expect(warnings).toMatch(/QR code/);
  expect(warnings).not.toContain(CHECKED_IN);
});

it('a stay to be paid has a code of its own, a way to pay here and a way to leave', async () => {
  // The other code's answer does not matter.
  const { guest, calls } = await openTablet({ settings: { ...PAYMENT_ON, ...showsQr(['checkout_date']) } });
  await goesToUnsettled(guest);
  await expect.poll(codes).toBe(1);
  await expect.poll(() => facts('paymentAmount')).toEqual([PRICE]);
  expect(words()).toContain(complete_view.title);
  // It belongs to the front desk and says so, so that nobody scans it to pay.
  const [here, desk] = document.querySelectorAll('main section');
  expect(here?.querySelector('[data-qr], [data-action="home"]')).toBeNull();
  expect(desk?.querySelector('[data-qr]')).not.toBeNull();
  expect(desk?.textContent).toContain(unsettled_qr_view.not_for_paying);
  await guest.follows('smart-payment', '/checkin/check-total');
  await guest.goesBack('/checkin/unsettled-qr');
  expect(texts('[data-action="home"]')).toEqual([unsettled_qr_view.finish]);
  await leaves(guest, 'home');
  // The amount came with the screen, once.
  expect(calls('pre_payment_info')).toHaveLength(1);
});

it.each(['from the start', 'when the guest wants to pay'])(
  'a stay with nothing to pay has its code, no way to pay and no word of paying; known %s',
  async (when) => {
    const { guest } = await openTablet({ settings: PAYMENT_ON });
    let isKnown = when === 'from the start';
    answersWith(TO_PAY, () => (isKnown ? { payload: { payment_amount: '0', request_id: 'R1' } } : {}));
    await goesToUnsettled(guest);
    if (!isKnown) {
      await expect.poll(() => titles().map(oneLine)).toEqual([oneLine(unsettled_qr_view.title)]);
      isKnown = true;
      await guest.taps('smart-payment');
    }
    await expect.poll(() => titles().map(oneLine)).toEqual([oneLine(qr_view.title)]);
    await guest.isOn('/checkin/unsettled-qr');
    expect(words()).toContain(unsettled_qr_view.nothing_to_pay);
    expect(canTap('smart-payment')).toBeUndefined();
    expect(facts('paymentAmount')).toEqual([]);
    for (const paying of [unsettled_qr_view.home, unsettled_qr_view.finish])
      expect(words()).not.toContain(paying);
    await expect.poll(codes).toBe(1);
    // Its button is gone, and the new title is read out.
    if (when !== 'from the start') await expect.poll(() => document.activeElement?.tagName).toBe('H1');
    expect(texts('[data-action="home"]')).toEqual([qr_view.button]);
    await leaves(guest, 'home');
  },
);

it('a guest whose code no phone could read is checked in all the same, and sent to the front desk', async () => {
  // As many as a hotel may name: no phone reads so fine a code.
  const { guest } = await openTablet({
    settings: { ...NOTHING_REQUIRED, ...showsQr(Array.from({ length: 100 }, () => 'reservation_name')) },
  });
  const isSentToTheDesk = async () => {
    await guest.isOn('/checkin/qr');
    await expect.poll(() => titles().map(oneLine)).toEqual([oneLine(complete_view.title)]);
    expect(words()).toContain(qr_view.no_code);
    expect(words()).toContain(complete_view.key_hint);
    expect(codes()).toBe(0);
    await leaves(guest, 'main');
  };
  await guest.goesToConfirm(NAMES.alone, [{}]);
  await guest.goesOn();
  await isSentToTheDesk();
  await guest.says('タナカ イチロウ', 'checkin');
  await guest.goesOn();
  await isSentToTheDesk();
});

it('where there is still to pay and no phone could read the code, the card can be used', async () => {
  const { guest } = await openTablet({ settings: PAYMENT_ON });
  const kana_name = 'ヤ'.repeat(500);
  answersWith(/\/checkin_code$/, () => ({
    payload: { checkin_code: '30', is_payment_target: true, kana_name },
  }));
  await goesToUnsettled(guest);
  await expect.poll(words).toContain(qr_view.no_code);
  expect(codes()).toBe(0);
  await guest.follows('smart-payment', '/checkin/check-total');
  await guest.goesOn('/checkin/input-card');
});
