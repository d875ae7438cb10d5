import type { Page } from '@playwright/test';
import { DEMO_CARDS } from '../demo-hotel/cards.ts';
import { type Answers, fillIn, type Journey } from './journey.ts';

/** A card that the demo hotel's provider takes. */
const CARD: Answers = [
  ['holderName', 'TARO YAMADA'],
  ['securityCode', '123'],
  ['cardNumber', DEMO_CARDS[0]?.number ?? ''],
];

/** Moves everybody in the demo hotel's queue one place forward, as staff do. */
async function moveQueue(page: Page): Promise<void> {
  const moved = await page.request.post(new URL('/demo/api/queue', page.url()).href, { data: {} });
  if (!moved.ok()) throw new Error(`The queue does not move: ${moved.status()}`);
}

/** Waits until the screen shows a place in the queue, and moves the queue until it is the guest's turn. */
async function isCalled(page: Page): Promise<void> {
  await page.locator('[data-field="waitNum"]').waitFor();
  await moveQueue(page);
  await moveQueue(page);
}

/** The number last: it leads on to the next field that has no answer, and each choice opens a dialog. */
async function fillInCard(page: Page): Promise<void> {
  await page.locator('[name="expiryMonth"]').selectOption('12');
  await page.locator('[name="expiryYear"]').selectOption({ index: 3 });
  await fillIn(page, CARD);
}

/** The whole check-out of a guest who pays by card, with a receipt. */
export const CHECKOUT: Journey = [
  { screen: '/', taps: 'checkout' },
  {
    screen: '/checkout/search',
    does: (page) => fillIn(page, [['reservationName', 'ヤマダ タロウ']]),
    taps: 'main',
  },
  { screen: '/checkout/wait', does: isCalled },
  { screen: '/checkout/room-number', taps: 'main' },
  {
    screen: '/checkout/payment-terms',
    does: (page) => page.locator('[name="agreeTerms"]').check(),
    taps: 'main',
  },
  { screen: '/checkout/check-total', taps: 'main' },
  { screen: '/checkout/input-card', does: fillInCard, taps: 'main' },
  {
    screen: '/checkout/receipt-mail',
    does: (page) =>
      fillIn(page, [
        ['receiptMailAddress', 'taro@example.jp'],
        ['receiptMailAddressConfirm', 'taro@example.jp'],
      ]),
    taps: 'change-name',
  },
  {
    screen: '/checkout/receipt-name',
    does: (page) => fillIn(page, [['receiptName', '株式会社みどり']]),
    taps: 'main',
  },
  { screen: '/checkout/check-payment', taps: 'main' },
  { screen: '/checkout/complete-payment', taps: 'main' },
  {
    screen: '/checkout/confirm-checkout',
    does: (page) => page.locator('main [data-action="main"]').tap(),
    taps: 'confirm',
  },
  { screen: '/checkout/complete-checkout', taps: 'main' },
];
