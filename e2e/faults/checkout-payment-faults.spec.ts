import { cardFor } from '../../kiosk/demo-hotel/cards.ts';
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

test('a payment survives a script, a token and a settlement that fail, one after the other', async ({
  page,
  tenant,
}) => {
  const guest = new CheckoutPage(page, tenant);
  const { faults } = tenant.hotel;
  await guest.goesToTerms(NAME);
  await guest.agrees('/checkout/check-total');

  await test.step("the provider's script cannot be had, and is asked for again with the next card", async () => {
    // Looked for when the card is entered, and once more for the payment.
    for (const kind of ['status', 'empty-status', 'html', 'hang'] as const) {
      faults.set({ call: 'card_script', kind, times: 1 });
    }
    await guest.goesOn();
    await guest.isOn('/checkout/input-card');
    await guest.fillsInCard();
    await guest.goesOn();
    await guest.isOn('/checkout/receipt-mail');
    await guest.givesMail('taro@example.jp');
    await guest.goesOn();
    await guest.isOn('/checkout/check-payment');
    await guest.goesOn();
    await guest.isTold(CARD_ERROR);
    faults.clear('card_script');
  });

  await test.step('a card that gives no token is told apart from nothing else', async () => {
    // Refused for its date; refused for its shop; never answered.
    for (const code of ['112', '180', '999']) {
      await guest.entersCardAgain(cardFor(code));
      await guest.goesOn();
      await guest.isTold(CARD_ERROR, code);
    }
    expect(callsOf(tenant, 'settlement')).toEqual([]);
  });

  await test.step('the hotel refuses the settlement', async () => {
    await guest.entersCardAgain();
    for (const failure of FAILURES_OF_UNREAD.filter(isHotelsOwn)) {
      await failsOnce({ page, tenant }, 'settlement', failure, () => guest.goesOn());
      // Another card pays, though its token comes in a list.
      await guest.entersCardAgain(cardFor('998'));
      await expect(guest.fact('receiptMailAddress'), failure.what).toHaveText('taro@example.jp');
    }
  });

  await guest.goesOn();
  await guest.isOn('/checkout/complete-payment');
  const settled = callsOf(tenant, 'settlement').filter(({ status }) => status === 204);
  expect(settled).toHaveLength(1);
  expect(settled[0]?.form.gmo_token).toMatch(/^demo-token-/);
  expect(callNames(tenant).at(-1)).toBe('settlement');
});
