import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { animatedWebp } from '../../kiosk/tools/animated-webp.ts';
import { buildStale } from '../../kiosk/tools/build.mjs';
import { Guest } from '../pages/guest.ts';
import { openTenant } from '../support/tenant.ts';
import { Camera, type Shot } from './documents/camera.ts';
import { checkin, checkout, type Journey, LANGUAGES, type PictureLanguage } from './documents/journeys.ts';

/**
 * `npm run docs:pictures`: makes the pictures of the documents from the built app and the demo hotel, in Japanese and
 * English: an animation of a check-in, both journeys screen by screen, and a choice of screens. Also home in both
 * orientations, which the manifest names for people who install the app.
 */

const FOLDER = fileURLToPath(new URL('../../kiosk/pictures/', import.meta.url));
const SCREENSHOTS = fileURLToPath(new URL('../../public/screenshots/', import.meta.url));
const SIZE = { width: 1280, height: 800 };
const ANIMATION = { width: 960, height: 600 };
const LOCALES = { ja: 'ja-JP', en: 'en-US' } as const;
/** The screens of the first picture, by their places in the journeys. */
const CHOICE = { checkin: [0, 2, 3, 5], checkout: [4, 7] } as const;

/** Takes a journey at a demo hotel of its own and gives the pictures. */
async function shotsOf(browser: Browser, journey: Journey, language: PictureLanguage): Promise<Shot[]> {
  const tenant = await openTenant('legacy');
  tenant.configure({ wait_interval: 500 });
  const page = await browser.newPage({ viewport: SIZE, locale: LOCALES[language], hasTouch: true });
  const camera = new Camera(page);
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await page.waitForLoadState('networkidle');
  await journey(guest, camera, language);
  await page.close();
  await tenant.close();
  return camera.shots;
}

const screensOf = (shots: readonly Shot[]): readonly Buffer[] =>
  shots.filter(({ isScreen }) => isScreen).map(({ png }) => png);

const dataAddress = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** Lays pictures in columns on a background of the app's colour. */
async function layOut(page: Page, pictures: readonly Buffer[], columns: number, file: string): Promise<void> {
  const images = pictures.map((picture) => `<img src="${dataAddress(picture)}">`);
  await page.setViewportSize({ width: columns * 540 + 40, height: 100 });
  await page.setContent(`<style>
    body { margin: 0; padding: 18px; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 18px; background: #e9e1d2 }
    img { width: 100%; border-radius: 8px; box-shadow: 0 2px 12px rgb(60 45 20 / 0.2) }
  </style>${images.join('')}`);
  await page.screenshot({ path: file, fullPage: true });
}

/** Draws a picture smaller, with the finger that touches it, and gives it as WebP. */
async function toWebp(page: Page, { png, touch }: Shot): Promise<Buffer> {
  const drawing = { address: dataAddress(png), touch, ...ANIMATION, scale: ANIMATION.width / SIZE.width };
  const base64 = await page.evaluate(async ({ address, touch, width, height, scale }) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no 2D canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    if (touch) {
      context.beginPath();
      context.arc(touch.x * scale, touch.y * scale, 26, 0, 2 * Math.PI);
      context.fillStyle = 'rgb(180 83 42 / 0.45)';
      context.fill();
      context.lineWidth = 3;
      context.strokeStyle = 'rgb(255 255 255 / 0.9)';
      context.stroke();
    }
    return canvas.toDataURL('image/webp', 0.85).replace('data:image/webp;base64,', '');
  }, drawing);
  return Buffer.from(base64, 'base64');
}

async function animate(page: Page, shots: readonly Shot[], file: string): Promise<void> {
  const stills = [];
  for (const shot of shots) stills.push({ webp: await toWebp(page, shot), ms: shot.ms });
  writeFileSync(file, animatedWebp(stills, ANIMATION.width, ANIMATION.height));
}

/** Home as the installed app shows it. */
async function pictureHome(browser: Browser): Promise<void> {
  const tenant = await openTenant('legacy');
  for (const [name, width, height] of [
    ['wide', 1280, 800],
    ['narrow', 800, 1280],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height }, locale: 'ja-JP' });
    await new Guest(page, tenant).opensHome();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${SCREENSHOTS}${name}.png` });
    await page.close();
  }
  await tenant.close();
}

if ((await buildStale()) !== 0) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
mkdirSync(SCREENSHOTS, { recursive: true });
const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch(existsSync(systemChromium) ? { executablePath: systemChromium } : {});
const table = await browser.newPage();
for (const language of LANGUAGES) {
  const shots = {
    checkin: await shotsOf(browser, checkin, language),
    checkout: await shotsOf(browser, checkout, language),
  };
  const screens = { checkin: screensOf(shots.checkin), checkout: screensOf(shots.checkout) };
  await layOut(table, screens.checkin, 2, `${FOLDER}checkin.${language}.png`);
  await layOut(table, screens.checkout, 2, `${FOLDER}checkout.${language}.png`);
  const chosen = (['checkin', 'checkout'] as const).flatMap((journey) =>
    CHOICE[journey].flatMap((at) => screens[journey][at] ?? []),
  );
  await layOut(table, chosen, 3, `${FOLDER}screens.${language}.png`);
  await animate(table, shots.checkin, `${FOLDER}checkin.${language}.webp`);
}
await pictureHome(browser);
await browser.close();
