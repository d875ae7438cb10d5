import ja from '../../src/i18n/ja.json' with { type: 'json' };
import {
  BRISK_QUEUE,
  CheckoutPage,
  dialogOn,
  looks,
  MORNING_OF_21_NOVEMBER,
  staffMoveQueue,
} from '../pages/checkout-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { answers } from '../support/hold.ts';
import { callNames } from '../support/wire.ts';

/** The wait for one's turn: what the guest sees of the queue, and how the tablet asks for it. */

test.use({ today: MORNING_OF_21_NOVEMBER });
test.beforeEach(({ tenant }) => tenant.configure(BRISK_QUEUE));

const RESULT = '**/checkout_info_result*';

/** Back on the search, with the name as it was typed. */
async function isBackOnSearch(guest: CheckoutPage, name: string): Promise<void> {
  await guest.isOn('/checkout/search');
  await expect(guest.field('reservationName')).toHaveValue(name);
  await expect(guest.page.locator('[data-action="main"]')).toBeEnabled();
}

/** The dialog says this, on the search, where it can be closed. */
async function isToldOnSearch(guest: CheckoutPage, text: string, name: string): Promise<void> {
  await guest.isOn('/checkout/search');
  await expect(guest.page.getByRole('alertdialog', { name: text, exact: true })).toBeVisible();
  await guest.closes();
  await isBackOnSearch(guest, name);
}

test('the guest sees how many are ahead and how long it takes, while staff move the queue', async ({
  page,
  tenant,
}) => {
  const guest = new CheckoutPage(page, tenant);
  await guest.queues('ナガイ レツコ');
  await expect(guest.fact('waitNum')).toHaveText('12組');
  await expect(guest.fact('waitTime')).toHaveText('約12分');

  const staff = await page.context().newPage();
  await staff.goto(`${tenant.url}/demo/`);
  const next = staff.locator('#queue').getByRole('button', { name: '次へ' });
  for (const ahead of [11, 10]) {
    await next.click();
    await expect(guest.fact('waitNum')).toHaveText(`${ahead}組`);
    await expect(guest.fact('waitTime')).toHaveText(`約${ahead}分`);
  }
  await staff.close();
  for (let ahead = 10; ahead > 0; ahead -= 1) await staffMoveQueue(tenant);

  await test.step('a dash when the guest is the next', async () => {
    await expect(guest.fact('waitNum')).toHaveText(ja.views.checkout.wait_view.none);
    await expect(guest.fact('waitTime')).toHaveText(ja.views.checkout.wait_view.none);
  });
  await staffMoveQueue(tenant);
  await guest.isOn('/checkout/room-number');
  const { length } = looks(tenant);
  expect(length).toBeGreaterThan(3);
});

test('the next look comes after the answer to the one before, never beside it', async ({ page, tenant }) => {
  let [open, most] = [0, 0];
  const isLook = (request: { url(): string }) => request.url().includes('checkout_info_result');
  page.on('request', (request) => {
    if (isLook(request)) most = Math.max(most, ++open);
  });
  page.on('requestfinished', (request) => {
    if (isLook(request)) open -= 1;
  });
  const guest = new CheckoutPage(page, tenant);
  // Each answer takes three times as long as the pause between two looks.
  tenant.hotel.faults.set({ call: 'checkout_info_result', kind: 'delay', ms: 1500, times: 2 });
  await guest.queues('ナガイ レツコ');
  await expect.poll(() => looks(tenant).length).toBe(4);
  expect(most).toBe(1);
});

test('a guest who leaves the queue, with a tap too many, is on the search, and nothing more is asked', async ({
  page,
  tenant,
}) => {
  await page.clock.install();
  const guest = new CheckoutPage(page, tenant);
  await guest.queues('ナガイ レツコ');
  await expect(guest.fact('waitNum')).toHaveText('12組');
  tenant.hotel.faults.set({ call: 'checkout_info_result', kind: 'hang' });
  const asked = looks(tenant).length + 1;
  await expect.poll(() => looks(tenant).length).toBe(asked);

  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('info_result'));
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('[data-action="cancel"]');
    button?.click();
    button?.click();
  });
  await isBackOnSearch(guest, 'ナガイ レツコ');
  await givenUp;
  // Many looks' time, and not so long that the question whether anybody is there would come.
  await page.clock.fastForward('01:00');
  await isBackOnSearch(guest, 'ナガイ レツコ');
  await expect(dialogOn(page)).toHaveCount(0);
  expect(looks(tenant)).toHaveLength(asked);

  await test.step('until the guest queues again', async () => {
    tenant.hotel.faults.clear();
    await guest.goesOn();
    await guest.isOn('/checkout/wait');
    await expect(guest.fact('waitNum')).toHaveText('12組');
  });
  await test.step('the way back leads home', async () => {
    await guest.taps('cancel');
    await guest.isOn('/checkout/search');
    await guest.taps('back');
    await guest.isOn('/');
  });
});
test("the browser's own Back does not leave the queue", async ({ page, tenant }) => {
  const guest = new CheckoutPage(page, tenant);
  await guest.queues('ナガイ レツコ');
  await expect(page.locator('[data-action="back"]')).toHaveCount(0);
  await guest.cannotGoBackFrom('/checkout/wait');
  await staffMoveQueue(tenant);
  await expect(guest.fact('waitNum')).toHaveText('11組');
});

for (const { words, payload, text } of [
  {
    words: 'its words for that',
    payload: { timeout_message: '混み合っています。', message: '準備中です。' },
    text: '混み合っています。',
  },
  { words: 'other words', payload: { timeout_message: '', message: '準備中です。' }, text: '準備中です。' },
  { words: 'no words', payload: {}, text: ja.app.general_error_message },
]) {
  test(`a wait of five minutes ends on the search; the hotel has ${words}`, async ({ page, tenant }) => {
    await page.clock.install();
    const guest = new CheckoutPage(page, tenant);
    await answers(page, RESULT, { status: 1, wait_num: 3, ...payload });
    await guest.queues('ナガイ レツコ');
    await expect(guest.fact('waitNum')).toHaveText('3組');
    await page.clock.fastForward('02:00');
    await page.waitForResponse(RESULT);
    await guest.isOn('/checkout/wait');
    await page.clock.fastForward('03:01');
    await isToldOnSearch(guest, text, 'ナガイ レツコ');
  });
}

test('the hotel may end the wait sooner', async ({ page, tenant }) => {
  await page.clock.install();
  const guest = new CheckoutPage(page, tenant);
  await guest.queues('マチ クタビレ');
  await expect(guest.fact('waitNum')).toHaveText('3組');
  await page.clock.fastForward('01:01');
  const text = 'ただいま大変混み合っております。恐れ入りますが、フロントまでお越しください。';
  await isToldOnSearch(guest, text, 'マチ クタビレ');
});

test('a word of the queue that nobody knows ends the wait', async ({ page, tenant }) => {
  const guest = new CheckoutPage(page, tenant);
  await guest.opensSearch('レツ コワレ');
  await guest.goesOn();
  await isToldOnSearch(guest, ja.app.general_error_message, 'レツ コワレ');
  expect(looks(tenant)).toHaveLength(1);
});

test.describe('a tablet that sleeps for ten minutes in the middle', () => {
  test('goes on when the guest was called meanwhile', async ({ page, tenant }) => {
    const guest = await fallsAsleep(page, new CheckoutPage(page, tenant));
    await staffMoveQueue(tenant);
    await staffMoveQueue(tenant);
    await page.clock.fastForward('10:00');
    await guest.isOn('/checkout/room-number');
  });

  test('says that it took too long when the guest was not', async ({ page, tenant }) => {
    const guest = await fallsAsleep(page, new CheckoutPage(page, tenant));
    await page.clock.fastForward('10:00');
    await isToldOnSearch(guest, ja.app.general_error_message, 'セイサン ナシコ');
  });
});

/** In the queue, with the next look so far away that it comes after the sleep. */
async function fallsAsleep(page: Page, guest: CheckoutPage): Promise<CheckoutPage> {
  guest.tenant.configure({ wait_interval: 60_000 });
  await page.clock.install();
  await guest.queues('セイサン ナシコ');
  await expect(guest.fact('waitNum')).toHaveText('1組');
  expect(callNames(guest.tenant)).toHaveLength(3);
  return guest;
}

test.describe('without network', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('between two looks the guest waits on; at a look the wait ends, and can be begun again', async ({
    page,
    tenant,
  }) => {
    tenant.configure({ wait_interval: 60_000 });
    await page.clock.install();
    const guest = new CheckoutPage(page, tenant);
    await guest.queues('ナガイ レツコ');
    await expect(guest.fact('waitNum')).toHaveText('12組');
    await page.context().setOffline(true);
    await page.clock.fastForward('00:30');
    await page.context().setOffline(false);
    await staffMoveQueue(tenant);
    await page.clock.fastForward('00:31');
    await expect(guest.fact('waitNum')).toHaveText('11組');

    await page.context().setOffline(true);
    await page.clock.fastForward('01:01');
    await isToldOnSearch(guest, ja.api.base_api.error_network, 'ナガイ レツコ');
    await page.context().setOffline(false);
    await guest.goesOn();
    await guest.isOn('/checkout/wait');
    await expect(guest.fact('waitNum')).toHaveText('12組');
  });
});
