import { cardFor } from '../../kiosk/demo-hotel/cards.ts';
import {
  CHECKED_IN_TO_PAY,
  CheckinPaymentPage,
  everythingSent,
  PAYMENT_ON,
} from '../pages/checkin-payment-page.ts';
import { expect, NOTED_BY_THE_BROWSER, type Page, test } from '../support/fixtures.ts';
import { textsInMemory } from '../support/heap.ts';
import { holds } from '../support/hold.ts';
import { installs } from '../support/offline-shell.ts';
import { everythingKept } from '../support/traces.ts';

/** Card number and security code are in memory alone, and no longer than needed. */

interface Secret {
  readonly number: string;
  readonly grouped: string;
  readonly code: string;
}

const secret = (number: string, code: string): Secret => ({
  number,
  grouped: number.replace(/(\d{4})(?=\d)/g, '$1 '),
  code,
});

const CARD = secret('4242424242424242', '9173');
const OTHER = secret('5555555555554444', '6482');
const HOLDER = 'TARO YAMADA';

function listensTo(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  return heard;
}

async function inMemory(page: Page, secrets: readonly string[]): Promise<string[]> {
  const texts = await textsInMemory(page);
  return secrets.filter((each) => texts.has(each));
}

const all = (...cards: readonly Secret[]): readonly string[] =>
  cards.flatMap(({ number, grouped, code }) => [number, grouped, code]);

async function areNotKept(page: Page, ...cards: readonly Secret[]): Promise<void> {
  const kept = await everythingKept(page);
  for (const { number, grouped, code } of cards) {
    for (const each of [number, grouped, `"${code}"`]) expect(kept).not.toContain(each);
  }
}

const isEmpty = async (guest: CheckinPaymentPage) => {
  for (const name of ['cardNumber', 'holderName', 'securityCode']) {
    await expect(guest.field(name), name).toHaveValue('');
  }
};

test('a payment loses both with the token, and a guest who leaves for home leaves nothing', async ({
  page,
  tenant,
}) => {
  const heard = listensTo(page);
  // The settlement waits for a look into memory, half a minute on a busy machine.
  tenant.configure({ ...PAYMENT_ON, api: { timeout_ms: 120_000 } });
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToCard();
  await guest.goesFromCardToPayment(CARD.number, CARD.code);
  expect(await inMemory(page, all(CARD))).toEqual(expect.arrayContaining([CARD.number, CARD.code]));
  await areNotKept(page, CARD);

  await test.step('before the hotel has answered the settlement', async () => {
    const letThrough = await holds(page, '**/payment/settlement');
    const settling = page.waitForRequest('**/payment/settlement');
    await guest.goesOn();
    await settling;
    expect(await inMemory(page, all(CARD))).toEqual([]);
    await guest.isOn('/checkin/check-payment');
    await letThrough();
    await guest.isOn('/checkin/complete-payment');
    await areNotKept(page, CARD);
    await guest.goesOn('/checkin/qr');
    await guest.goesOn('/');
    await areNotKept(page, CARD);
  });

  await test.step('and in the middle of it, when the next guest leaves for home', async () => {
    await guest.asksFor(CHECKED_IN_TO_PAY, '/checkin/unsettled-qr');
    await guest.choosesToPay();
    await guest.goesFromCardToPayment(OTHER.number, OTHER.code);
    await guest.walksAway();
    expect(await inMemory(page, [...all(CARD, OTHER), HOLDER])).toEqual([]);
    await areNotKept(page, CARD, OTHER);
  });

  expect(heard.join('\n')).not.toMatch(new RegExp(all(CARD, OTHER).join('|')));
  for (const { number, code } of [CARD, OTHER]) {
    expect(everythingSent(tenant)).not.toContain(number);
    expect(everythingSent(tenant)).not.toContain(`"${code}"`);
  }
});

test.describe('on a tablet with its offline shell', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('a guest who goes back, or whose payment fails, leaves neither behind', async ({ page, tenant }) => {
    tenant.configure(PAYMENT_ON);
    const guest = new CheckinPaymentPage(page, tenant);
    await installs(guest);
    await guest.goesToCard();

    await test.step('back from the form, and from the screen after it', async () => {
      await guest.fillsInCard(CARD.number, CARD.code);
      await guest.goesOn('/checkin/receipt-mail');
      await guest.goesBack('/checkin/input-card');
      await expect(guest.field('cardNumber')).toHaveValue(CARD.grouped);
      await guest.goesBack('/checkin/check-total');
      await guest.goesOn('/checkin/input-card');
      await isEmpty(guest);

      await guest.fillsInCard(OTHER.number, OTHER.code);
      await expect(guest.field('cardNumber')).toHaveValue(OTHER.grouped);
      await guest.goesBack('/checkin/check-total');
      expect(await inMemory(page, all(CARD, OTHER))).toEqual([]);
      await guest.goesOn('/checkin/input-card');
      await isEmpty(guest);
    });

    // Each try has its own card, so that one look covers both.
    const tries = [
      { what: 'no token', fault: undefined, card: secret(cardFor('102'), '6027') },
      {
        what: 'a settlement without an answer',
        fault: { call: 'settlement', kind: 'reset' },
        card: secret('3530111333300000', '8045'),
      },
    ] as const;
    for (const [at, { what, fault, card }] of tries.entries()) {
      await test.step(what, async () => {
        if (at === 0) await guest.goesFromCardToPayment(card.number, card.code);
        else await guest.entersCardAgain(card.number, card.code);
        // Browsers repeat a call whose connection broke, so the fault stays.
        if (fault) tenant.hotel.faults.set(fault);
        await guest.goesOn();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        tenant.hotel.faults.clear();
        await guest.closes();
        const tried = tries.slice(0, at + 1).map((each) => each.card);
        if (at % 2 === 1) expect(await inMemory(page, all(...tried))).toEqual([]);
        await areNotKept(page, ...tried);
      });
    }
    await guest.isOn('/checkin/check-payment');
  });
});
