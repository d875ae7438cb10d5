import { createHash } from 'node:crypto';
import { CARD_SCRIPT } from '../../kiosk/demo-hotel/card-script.ts';
import { DEMO_TOKEN } from '../../kiosk/demo-hotel/cards.ts';
import { callOf, callsOf } from '../../kiosk/guest/wire.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CHECKED_IN_TO_PAY, CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import {
  cardDocument,
  hostileCardScript,
  SCRIPT_URL,
  serves,
  THIEF,
} from '../support/hostile-card-script.ts';

/** The card provider's script has its own document and gets only the card that it is asked about. */

const hashOf = (script: string) => `sha384-${createHash('sha384').update(script).digest('base64')}`;

const WITH_SCRIPT = { ...PAYMENT_ON, card: { script_url: SCRIPT_URL } } as const;

const hasNoFrame = async (page: Page) => {
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
};

test.describe('a hostile script', () => {
  // The browser reports every refusal. The offline shell is one of the script's goals.
  test.use({ expectedErrors: [/./], serviceWorkers: 'allow' });

  test('gets one card and nothing else, and is gone with it', async ({ page, tenant }) => {
    const taken: string[] = [];
    await page.context().route(`${THIEF}/**`, (route) => {
      taken.push(route.request().url());
      return route.fulfill({ body: 'thanks' });
    });
    await serves(page, hostileCardScript());
    tenant.configure(WITH_SCRIPT);
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.goesToUnsettled();
    await guest.follows('smart-payment', '/checkin/check-total');
    const steps = await page.evaluate(() => window.history.length);
    await guest.goesOn('/checkin/input-card');

    const first = await cardDocument(page);
    const loot = await first.evaluate(() => window.loot);
    const gained = Object.entries(loot ?? {}).filter(([, got]) => got !== 'refused');
    // An attempt without an answer; its effect is checked below.
    expect(Object.fromEntries(gained)).toEqual({
      'the name of the window': '',
      'where it was opened': '',
      'a written script': '',
      'another window': null,
      'a frame': 'tried',
      'a form': 'tried',
    });
    expect(await page.evaluate(() => window.history.length), 'no step of the history').toBe(steps + 1);

    const comesToCard = async () => {
      await guest.asksFor(CHECKED_IN_TO_PAY, '/checkin/unsettled-qr');
      await guest.choosesToPay();
    };

    await test.step('nothing of it stays for the next guest', async () => {
      await first.evaluate(() => {
        window.name = 'the thief’s';
        window.cardsSeen = 7;
      });
      await guest.goesBack('/checkin/check-total');
      await hasNoFrame(page);
      await guest.walksAway();
      await comesToCard();
      const second = await cardDocument(page);
      expect(await second.evaluate(() => [window.name, window.cardsSeen])).toEqual(['', 0]);
    });

    await test.step('sent elsewhere by itself, it goes nowhere', async () => {
      const second = await cardDocument(page);
      await second
        .evaluate((thief) => window.location.assign(`${thief}/?card`), THIEF)
        .catch(() => undefined);
      await guest.walksAway();
      await hasNoFrame(page);
      await comesToCard();
      await cardDocument(page);
    });

    await guest.goesFromCardToPayment();
    await guest.pays();
    await hasNoFrame(page);
    expect(callOf(tenant.hotel, 'settlement').form.gmo_token).toMatch(DEMO_TOKEN);
    expect(taken).toEqual([]);
    expect(page.context().pages()).toEqual([page]);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/checkin/complete-payment');
  });
});

test.describe('a script that the hotel has pinned', () => {
  test.use({ expectedErrors: [/integrity/] });

  test('runs while it is the same, and never when it has changed', async ({ page, tenant }) => {
    /** The provider's script that also tells the page. */
    const telling = (words: string) => `${CARD_SCRIPT}\nwindow.parent.postMessage('${words}', '*');`;
    const [same, changed] = [telling('the same script ran'), telling('the changed script ran')];
    tenant.configure({
      ...PAYMENT_ON,
      card: { script_url: SCRIPT_URL, script_integrity: `${hashOf('another script')} ${hashOf(same)}` },
      kiosk: { heartbeat_url: '/heartbeat' },
    });
    await page.addInitScript(() => {
      window.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') document.documentElement.dataset.heard = data;
      });
    });
    const html = page.locator('html');
    await serves(page, changed);
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.goesToPayment();
    await guest.goesOn();
    await guest.isTold(ja.api.gmo.error_common);
    await guest.isOn('/checkin/input-card');
    await expect(html).not.toHaveAttribute('data-heard');
    expect(callsOf(tenant.hotel, 'settlement')).toEqual([]);
    // The tablet reports at once when the network is back, if it already watches.
    const counted = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      return (await page.request.get(`${tenant.url}/metrics`)).text();
    };
    await expect.poll(counted).toContain('code="card-script"');

    await page.unroute(SCRIPT_URL);
    await serves(page, same);
    await guest.entersCardAgain();
    await guest.pays();
    // Proves that the other one would have been heard.
    await expect(html).toHaveAttribute('data-heard', 'the same script ran');
    await hasNoFrame(page);
  });
});
