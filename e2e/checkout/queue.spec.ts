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
  const most = looksAtOnce(page);
  const guest = new CheckoutPage(page, tenant);
  // Each of the first answers takes three times as long as the pause between two looks.
  tenant.hotel.faults.set({ call: 'checkout_info_result', kind: 'delay', ms: 1500, times: 2 });
  await guest.queues('ナガイ レツコ');
  await expect(guest.fact('waitNum')).toHaveText('12組');
  await expect(guest.fact('waitTime')).toHaveText('約12分');
  await expect.poll(() => looks(tenant).length).toBeGreaterThanOrEqual(4);

  const staff = await page.context().newPage();
  await staff.goto(`${tenant.url}/demo/?lang=ja`);
  const next = staff.locator('#queue').getByRole('button', { name: '次へ' });
  for (const ahead of [11, 10]) {
    await next.click();
    await expect(guest.fact('waitNum')).toHaveText(`${ahead}組`);
    await expect(guest.fact('waitTime')).toHaveText(`約${ahead}分`);
  }
  await staff.close();

  await test.step("the browser's own Back does not leave the queue", async () => {
    await expect(page.locator('[data-action="back"]')).toHaveCount(0);
    await guest.cannotGoBackFrom('/checkout/wait');
    await staffMoveQueue(tenant);
    await expect(guest.fact('waitNum')).toHaveText('9組');
  });
  for (let ahead = 9; ahead > 0; ahead -= 1) await staffMoveQueue(tenant);

  await test.step('a dash when the guest is the next', async () => {
    await expect(guest.fact('waitNum')).toHaveText(ja.views.checkout.wait_view.none);
    await expect(guest.fact('waitTime')).toHaveText(ja.views.checkout.wait_view.none);
  });
  await staffMoveQueue(tenant);
  await guest.isOn('/checkout/room-number');
  await test.step('each look came after the answer to the one before, never beside it', () => {
    expect(most()).toBe(1);
  });
});

/** Watches from now on how many looks at the queue are under way at once; says the most there were. */
function looksAtOnce(page: Page): () => number {
  let [open, most] = [0, 0];
  const isLook = (request: { url(): string }) => request.url().includes('checkout_info_result');
  page.on('request', (request) => {
    if (isLook(request)) most = Math.max(most, ++open);
  });
  page.on('requestfinished', (request) => {
    if (isLook(request)) open -= 1;
  });
  return () => most;
}

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

// Whatever words the hotel has for it: `tests/flow/wait.test.ts`.
test('a wait that ends without a call ends on the search, and another may look up', async ({
  page,
  tenant,
}) => {
  await page.clock.install();
  const guest = new CheckoutPage(page, tenant);

  await test.step('after the minute that the hotel allows, in its own words; another language gives no more', async () => {
    await guest.queues('マチ クタビレ');
    await expect(guest.fact('waitNum')).toHaveText('3組');
    await page.clock.fastForward('00:40');
    await guest.taps('comfort');
    for (const language of ['en', 'ja']) {
      await guest.taps(`comfort-language-${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    await guest.taps('comfort-close');
    await page.clock.fastForward('00:21');
    const text = 'ただいま大変混み合っております。恐れ入りますが、フロントまでお越しください。';
    await isToldOnSearch(guest, text, 'マチ クタビレ');
  });

  await test.step('at a word of the queue that nobody knows', async () => {
    tenant.hotel.reset();
    await guest.types('reservationName', 'レツ コワレ');
    await guest.goesOn();
    await isToldOnSearch(guest, ja.app.general_error_message, 'レツ コワレ');
    expect(looks(tenant)).toHaveLength(1);
  });

  await test.step('after five minutes where the hotel names no limit, and has no words', async () => {
    await answers(page, RESULT, { status: 1, wait_num: 3 });
    await guest.types('reservationName', 'ナガイ レツコ');
    await guest.goesOn();
    await guest.isOn('/checkout/wait');
    await expect(guest.fact('waitNum')).toHaveText('3組');
    await page.clock.fastForward('02:00');
    await page.waitForResponse(RESULT);
    await guest.isOn('/checkout/wait');
    await page.clock.fastForward('03:01');
    await isToldOnSearch(guest, ja.app.general_error_message, 'ナガイ レツコ');
  });
});

test.describe('looks a minute apart', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('bear a network that goes between them, and a tablet that sleeps for ten minutes', async ({
    page,
    tenant,
  }) => {
    tenant.configure({ wait_interval: 60_000 });
    await page.clock.install();
    const guest = new CheckoutPage(page, tenant);

    await test.step('without network between two looks the guest waits on', async () => {
      await guest.queues('ナガイ レツコ');
      await expect(guest.fact('waitNum')).toHaveText('12組');
      await page.context().setOffline(true);
      await page.clock.fastForward('00:30');
      await page.context().setOffline(false);
      await staffMoveQueue(tenant);
      await page.clock.fastForward('00:31');
      await expect(guest.fact('waitNum')).toHaveText('11組');
    });

    await test.step('at a look the wait ends, and can be begun again', async () => {
      await page.context().setOffline(true);
      await page.clock.fastForward('01:01');
      await isToldOnSearch(guest, ja.api.base_api.error_network, 'ナガイ レツコ');
      await page.context().setOffline(false);
      await guest.goesOn();
      await guest.isOn('/checkout/wait');
      await expect(guest.fact('waitNum')).toHaveText('12組');
      await guest.taps('cancel');
      await isBackOnSearch(guest, 'ナガイ レツコ');
    });

    // The next look is so far away that it comes after the sleep.
    const queues = async () => {
      await guest.goesOn();
      await guest.isOn('/checkout/wait');
      await expect(guest.fact('waitNum')).toHaveText('1組');
      expect(callNames(tenant)).toHaveLength(3);
    };
    await test.step('a tablet that slept says that it took too long when the guest was not called', async () => {
      tenant.hotel.reset();
      await guest.types('reservationName', 'セイサン ナシコ');
      await queues();
      await page.clock.fastForward('10:00');
      await isToldOnSearch(guest, ja.app.general_error_message, 'セイサン ナシコ');
    });

    await test.step('and goes on when the guest was called meanwhile', async () => {
      tenant.hotel.reset();
      await queues();
      await staffMoveQueue(tenant);
      await staffMoveQueue(tenant);
      await page.clock.fastForward('10:00');
      await guest.isOn('/checkout/room-number');
    });
  });
});
