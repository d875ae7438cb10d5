import { cardFor } from '../../kiosk/demo-hotel/card-script.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { BRISK_QUEUE, CheckoutPage, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { FAILURES_OF_UNREAD, failsOnce, isHotelsOwn, SHORT_DEADLINE } from '../support/failures.ts';
import { expect, test } from '../support/fixtures.ts';
import { callNames, callsOf } from '../support/wire.ts';

/** A payment that fails before the money has moved: the guest is told, enters the card again, and pays once. */

const NAME = 'ヤマダ タロウ';
/** Whatever happens to shop key, script or token, it is the card that could not be used. */
const CARD_ERROR = ja.api.gmo.error_common;

/** What a browser notes by itself when a call fails, or when something else comes in a script's place. */
const NOTED = /^(Failed to load resource|Refused to execute script)/;

test.use({ today: MORNING_OF_21_NOVEMBER, expectedErrors: [NOTED] });
test.beforeEach(({ tenant }) => {
  test.slow();
  tenant.configure({ ...BRISK_QUEUE, ...SHORT_DEADLINE });
});

test('a payment survives a settlement that the hotel refuses', async ({ page, tenant }) => {
  const guest = new CheckoutPage(page, tenant);
  await guest.goesToCard(NAME);
  await guest.fillsInCard();
  await guest.goesOn();
  await guest.isOn('/checkout/receipt-mail');
  await guest.givesMail('taro@example.jp');
  await guest.goesOn();
  await guest.isOn('/checkout/check-payment');
  for (const failure of FAILURES_OF_UNREAD.filter(isHotelsOwn)) {
    await failsOnce({ page, tenant }, 'settlement', failure, () => guest.goesOn());
    await guest.entersCardAgain();
    await expect(guest.fact('receiptMailAddress'), failure.what).toHaveText('taro@example.jp');
  }
  await guest.goesOn();
  await guest.isOn('/checkout/complete-payment');
  const settled = callsOf(tenant, 'settlement').filter(({ status }) => status === 204);
  expect(settled).toHaveLength(1);
  expect(callNames(tenant).at(-1)).toBe('settlement');
});

test('a card that gives no token is told apart from nothing else, and another one pays', async ({
  page,
  tenant,
}) => {
  const guest = new CheckoutPage(page, tenant);
  const isTold = async () => {
    await expect(page.getByRole('alertdialog', { name: CARD_ERROR, exact: true })).toBeVisible();
    await guest.closes();
  };
  await guest.goesToCard(NAME);
  await guest.fillsInCard(cardFor('102'));
  await guest.goesOn();
  await guest.isOn('/checkout/receipt-mail');
  await guest.goesOn();
  await guest.isOn('/checkout/check-payment');
  // Refused for its date; refused for its shop; never answered.
  for (const code of ['112', '180', '999']) {
    await guest.goesOn();
    await isTold();
    await guest.entersCardAgain(cardFor(code));
  }
  await guest.goesOn();
  await isTold();
  expect(callsOf(tenant, 'settlement')).toEqual([]);

  await test.step('though its token comes in a list', async () => {
    await guest.entersCardAgain(cardFor('998'));
    await guest.goesOn();
    await guest.isOn('/checkout/complete-payment');
    const [settlement] = callsOf(tenant, 'settlement');
    expect(settlement?.form.gmo_token).toMatch(/^demo-token-/);
  });
});

test("a provider's script that cannot be had is asked for again with the next card", async ({
  page,
  tenant,
}) => {
  const guest = new CheckoutPage(page, tenant);
  await guest.goesToTerms(NAME);
  await guest.agrees('/checkout/check-total');
  // Looked for when the card is entered, and once more for the payment.
  for (const kind of ['status', 'empty-status', 'html', 'hang'] as const) {
    tenant.hotel.faults.set({ call: 'card_script', kind, times: 1 });
  }
  await guest.goesOn();
  await guest.isOn('/checkout/input-card');
  await guest.goesFromCardToPayment();
  await guest.goesOn();
  await expect(page.getByRole('alertdialog', { name: CARD_ERROR, exact: true })).toBeVisible();
  await guest.closes();
  tenant.hotel.faults.clear('card_script');
  await guest.entersCardAgain();
  await guest.goesOn();
  await guest.isOn('/checkout/complete-payment');
});

test('where no script is named, no card can be used and the guest is told so', async ({ page, tenant }) => {
  tenant.configure({ card: { script_url: '' } });
  const guest = new CheckoutPage(page, tenant);
  await guest.goesToPayment(NAME);
  await guest.goesOn();
  await expect(page.getByRole('alertdialog', { name: CARD_ERROR, exact: true })).toBeVisible();
  await guest.closes();
  await guest.isOn('/checkout/input-card');
});
