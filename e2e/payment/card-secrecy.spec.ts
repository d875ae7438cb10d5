import { cardFor } from '../../kiosk/demo-hotel/card-script.ts';
import { CheckinPaymentPage, everythingSent, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { everythingKept, textsInMemory } from '../support/traces.ts';

/** Number and security code of a card are nowhere but in memory, and there no longer than they are needed. */

test.use({ serviceWorkers: 'allow' });

const NUMBER = '4242424242424242';
const GROUPED = '4242 4242 4242 4242';
const CODE = '9173';

/** What the page writes to its console, of whatever kind. */
function listensTo(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  return heard;
}

/** What of a card is in the page's memory. */
async function inMemory(page: Page, number = NUMBER, grouped = GROUPED): Promise<string[]> {
  const texts = await textsInMemory(page);
  return [number, grouped, CODE].filter((secret) => texts.has(secret));
}

/** Neither shown nor kept anywhere beyond memory. */
async function isNotKept(page: Page): Promise<void> {
  const kept = await everythingKept(page);
  for (const secret of [NUMBER, GROUPED, `"${CODE}"`]) expect(kept).not.toContain(secret);
}

test.describe('a payment that goes well', () => {
  // What is held back here must not be sent by a service worker.
  test.use({ serviceWorkers: 'block' });

  test('loses both with the token, before the hotel has answered the settlement', async ({
    page,
    tenant,
  }) => {
    const heard = listensTo(page);
    tenant.configure(PAYMENT_ON);
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.goesToCard();
    await guest.goesFromCardToPayment(NUMBER, CODE);
    // They are needed still; and this shows that they would be found.
    expect(await inMemory(page)).toEqual(expect.arrayContaining([NUMBER, CODE]));
    await isNotKept(page);

    let letThrough = () => {};
    const looked = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/payment/settlement', (route) => looked.then(() => route.continue()));
    const settling = page.waitForRequest('**/payment/settlement');
    await guest.goesOn();
    await settling;
    expect(await inMemory(page)).toEqual([]);
    await guest.isOn('/checkin/check-payment');
    letThrough();

    await guest.isOn('/checkin/complete-payment');
    await isNotKept(page);
    await guest.goesOn();
    await guest.isOn('/checkin/qr');
    await guest.goesOn();
    await guest.isOn('/');
    expect(await inMemory(page)).toEqual([]);
    await isNotKept(page);
    expect(heard.join('\n')).not.toMatch(new RegExp(`${NUMBER}|${GROUPED}|${CODE}`));
    expect(everythingSent(tenant)).not.toContain(NUMBER);
    expect(everythingSent(tenant)).not.toContain(`"${CODE}"`);
  });
});

test.describe('a payment that fails', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  for (const [what, fails, number] of [
    ['there is no key', { call: 'public_key', kind: 'reset' }, NUMBER],
    ['there is no token', undefined, cardFor('102')],
    ['the settlement is refused', { call: 'settlement', kind: 'status', status: 422 }, NUMBER],
    ['the settlement gets no answer', { call: 'settlement', kind: 'reset' }, NUMBER],
  ] as const) {
    test(`leaves neither behind: ${what}`, async ({ page, tenant }) => {
      tenant.configure(PAYMENT_ON);
      const guest = new CheckinPaymentPage(page, tenant);
      await guest.goesToCard();
      await guest.goesFromCardToPayment(number, CODE);
      if (fails) tenant.hotel.faults.set(fails);
      await guest.goesOn();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await guest.closes();
      const grouped = number.replace(/(\d{4})(?=\d)/g, '$1 ');
      expect(await inMemory(page, number, grouped)).toEqual([]);
      await isNotKept(page);
    });
  }
});

for (const [where, goesThere] of [
  ['the form, half filled in', async () => {}],
  [
    'the screen after it',
    async (guest: CheckinPaymentPage) => {
      await guest.goesOn();
      await guest.isOn('/checkin/receipt-mail');
      await guest.taps('back');
      await guest.isOn('/checkin/input-card');
    },
  ],
] as const) {
  test(`a guest who goes back from ${where}, leaves neither behind`, async ({ page, tenant }) => {
    tenant.configure(PAYMENT_ON);
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.goesToCard();
    await guest.fillsInCard(NUMBER, CODE);
    await goesThere(guest);
    await expect(guest.field('cardNumber')).toHaveValue(GROUPED);
    await guest.taps('back');
    await guest.isOn('/checkin/check-total');
    expect(await inMemory(page)).toEqual([]);
    await guest.goesOn();
    await guest.isOn('/checkin/input-card');
    for (const name of ['cardNumber', 'holderName', 'securityCode']) {
      await expect(guest.field(name), name).toHaveValue('');
    }
  });
}

test('a guest who leaves for home in the middle, leaves nothing of the card behind', async ({
  page,
  tenant,
}) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToCard();
  await guest.goesFromCardToPayment(NUMBER, CODE);
  await guest.turnsTo('/');
  await guest.isOn('/');
  expect(await inMemory(page)).toEqual([]);
  const texts = await textsInMemory(page);
  expect(texts.has('TARO YAMADA')).toBe(false);
  await isNotKept(page);
});

test('a screen that wants a card does not open for a guest who has none', async ({ page, tenant }) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.opensHome();
  for (const screen of ['check-total', 'input-card', 'receipt-mail', 'receipt-name', 'check-payment']) {
    await guest.turnsTo(`/checkin/${screen}`);
    await guest.isOn('/reload-error');
    await guest.goesOn();
    await guest.isOn('/');
  }
  await guest.goesToCard();
  for (const screen of ['receipt-mail', 'receipt-name', 'check-payment']) {
    await guest.turnsTo(`/checkin/${screen}`);
    await guest.isOn('/checkin/input-card');
  }
  await guest.turnsTo('/checkin/complete-payment');
  await guest.isOn('/reload-error');
});
