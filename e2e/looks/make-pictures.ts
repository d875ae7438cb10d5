import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Guest } from '../pages/guest.ts';
import { openHouse } from '../support/house.ts';

/**
 * Makes the README's pictures, both journeys at the demo hotel with their screens side by side, and home in both
 * directions for people who install the app.
 */

const FOLDER = fileURLToPath(new URL('../../kiosk/pictures/', import.meta.url));
const SCREENSHOTS = fileURLToPath(new URL('../../public/screenshots/', import.meta.url));
const SIZE = { width: 1280, height: 800 };

type Walk = (guest: Guest, take: () => Promise<void>) => Promise<void>;

/** Walks a journey at a demo hotel of its own and gives the pictures it took. */
async function picturesOf(browser: Browser, walk: Walk): Promise<Buffer[]> {
  const house = await openHouse('legacy');
  house.configure({ wait_interval: 500 });
  const page = await browser.newPage({ viewport: SIZE, locale: 'ja-JP', hasTouch: true });
  const pictures: Buffer[] = [];
  const guest = new Guest(page, house);
  await guest.opensHome();
  await walk(guest, async () => {
    await page.evaluate(() => document.fonts.ready);
    pictures.push(await page.screenshot({ animations: 'disabled' }));
  });
  await page.close();
  await house.close();
  return pictures;
}

const checkin: Walk = async (guest, take) => {
  await take();
  await guest.taps('checkin');
  await guest.types('reservationName', 'サトウ ハナコ');
  await take();
  await guest.goesOn();
  await guest.isOn('/checkin/check-reservation');
  await take();
  await guest.confirmsReservation();
  await guest.fillsInDomestic();
  await take();
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');
  await take();
  await guest.goesOn();
  await guest.signs();
  await take();
  await guest.goesOn();
  await guest.isOn('/checkin/confirm-checkin');
  await take();
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  await take();
};

const checkout: Walk = async (guest, take) => {
  await guest.taps('checkout');
  await guest.types('reservationName', 'ヤマダ タロウ');
  await guest.goesOn();
  await guest.isOn('/checkout/wait');
  await take();
  await guest.page.locator('main[data-screen="/checkout/room-number"]').waitFor({ timeout: 30_000 });
  await take();
  await guest.goesOn();
  await guest.isOn('/checkout/payment-terms');
  await guest.page.locator('[name="agreeTerms"]').check();
  await take();
  await guest.goesOn();
  await guest.isOn('/checkout/check-total');
  await guest.taps('details');
  await take();
  await guest.taps('close');
  await guest.goesOn();
  await guest.types('cardNumber', '4111111111111111');
  await guest.page.locator('select[name="expiryMonth"]').selectOption('12', { force: true });
  await guest.page.locator('select[name="expiryYear"]').selectOption({ index: 5 }, { force: true });
  await guest.types('holderName', 'TARO YAMADA');
  await guest.types('securityCode', '123');
  await take();
  await guest.goesOn();
  await guest.isOn('/checkout/receipt-mail');
  await guest.goesOn();
  await guest.isOn('/checkout/check-payment');
  await take();
  await guest.goesOn();
  await guest.isOn('/checkout/complete-payment');
  await guest.goesOn();
  await guest.isOn('/checkout/confirm-checkout');
  await guest.goesOn();
  await guest.page.locator('[role="alertdialog"]').waitFor();
  await take();
  await guest.taps('confirm');
  await guest.isOn('/checkout/complete-checkout');
  await take();
};

/** Lays pictures in two columns on the colour of paper. */
async function layOut(page: Page, pictures: readonly Buffer[], file: string): Promise<void> {
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`);
  await page.setViewportSize({ width: 1200, height: 100 });
  await page.setContent(`<style>
    body { margin: 0; padding: 18px; display: grid; grid-template-columns: 1fr 1fr; gap: 18px; background: #e9e1d2 }
    img { width: 100%; border-radius: 8px; box-shadow: 0 2px 12px rgb(60 45 20 / 0.2) }
  </style>${images.join('')}`);
  await page.screenshot({ path: file, fullPage: true });
}

/** Home as the installed app shows it. */
async function pictureHome(browser: Browser): Promise<void> {
  const house = await openHouse('legacy');
  for (const [name, width, height] of [
    ['wide', 1280, 800],
    ['narrow', 800, 1280],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height }, locale: 'ja-JP' });
    await new Guest(page, house).opensHome();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${SCREENSHOTS}${name}.png` });
    await page.close();
  }
  await house.close();
}

mkdirSync(FOLDER, { recursive: true });
mkdirSync(SCREENSHOTS, { recursive: true });
const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch(existsSync(systemChromium) ? { executablePath: systemChromium } : {});
for (const [name, walk] of [
  ['checkin', checkin],
  ['checkout', checkout],
] as const) {
  await layOut(await browser.newPage(), await picturesOf(browser, walk), `${FOLDER}${name}.png`);
}
await pictureHome(browser);
await browser.close();
