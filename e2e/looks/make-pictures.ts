import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { buildStale } from '../../kiosk/commands/build.ts';
import { LIST, offline, panel, pin, tablets } from './documents/install-screens.ts';
import { CHROMIUM, LANGUAGES, type PictureLanguage } from './documents/pictured-guest.ts';
import { checkin, checkout, contrast, home, keypad, passport } from './documents/screens.ts';

/**
 * `npm run pictures`: makes the documents' pictures from the built app and the demo hotel, in Japanese and English:
 * home in a lobby, screens, an installer's screens, both journeys; and home in both orientations for the manifest.
 * Names select pictures, such as `npm run pictures -- lobby`.
 */

const FOLDER = fileURLToPath(new URL('../../kiosk/docs/pictures/', import.meta.url));
const SCREENSHOTS = fileURLToPath(new URL('../../public/screenshots/', import.meta.url));
const SCENE = readFileSync(new URL('./documents/lobby.svg', import.meta.url));

const image = (picture: Buffer, style = '', type = 'image'): string =>
  `<img src="data:${type};base64,${picture.toString('base64')}" style="${style}">`;

const tablet = (screen: Buffer): string => `<style>
  div { box-sizing: border-box; width: 960px; height: 612px; padding: 16px; border-radius: 28px;
    background: linear-gradient(150deg, #3c4644, #1a2121 30%, #101616); box-shadow: inset 0 0 0 1.5px #6b7671 }
  img { display: block; width: 100%; border-radius: 13px }
</style><div>${image(screen)}</div>`;

const sheet = (screens: readonly Buffer[]): string => `<style>
  body { padding: 18px; display: grid; grid-template-columns: 1fr 1fr; gap: 18px; background: #e9e1d2 }
  img { width: 100%; border-radius: 8px; box-shadow: 0 2px 12px rgb(60 45 20 / 0.2) }
</style>${screens.map((screen) => image(screen)).join('')}`;

const lobby = (screen: Buffer): string => `<style>
  div { position: absolute; left: 318px; top: 176px; width: 964px; height: 602px; overflow: hidden; border-radius: 14px }
  div img { width: 100% }
  div::after { content: ''; position: absolute; inset: 0;
    background: linear-gradient(115deg, rgb(255 255 255 / 0.2), rgb(255 255 255 / 0) 30%) }
</style>${image(SCENE, '', 'image/svg+xml')}<div>${image(screen)}</div>`;

/** Home in all five languages, one tablet behind the other. */
async function languages(language: PictureLanguage): Promise<string> {
  const all = ['ko', 'zh-Hant', 'zh-Hans', language === 'ja' ? 'en' : 'ja', language] as const;
  const images: string[] = [];
  for (const [index, own] of all.entries())
    images.push(image(await home({ language: own }), `left: ${index * 98}px; top: ${index * 60}px`));
  return `<style>
    body { height: 612px; position: relative; overflow: hidden }
    img { position: absolute; width: 550px; border: 8px solid #1a2121; border-radius: 20px;
      box-shadow: 0 0 0 1px #6b7671, 0 8px 18px rgb(40 28 16 / 0.4) }
  </style>${images.join('')}`;
}

const PICTURES: Readonly<Record<string, [number, (language: PictureLanguage) => Promise<string>]>> = {
  lobby: [1600, async (language) => lobby(await home({ language, scale: 2 }))],
  keypad: [960, async (language) => tablet(await keypad(language))],
  passport: [960, async (language) => tablet(await passport(language))],
  contrast: [960, async (language) => tablet(await contrast(language))],
  languages: [960, languages],
  'install-pin': [960, async (language) => tablet(await pin(language))],
  'install-panel': [960, async (language) => tablet(await panel(language))],
  'install-offline': [960, async (language) => tablet(await offline(language))],
  'install-tablets': [LIST.width, async (language) => image(await tablets(language), 'width: 100%')],
  'checkin-screens': [1094, async (language) => sheet(await checkin(language))],
  'checkout-screens': [1094, async (language) => sheet(await checkout(language))],
};

async function drawn(width: number, html: string): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: CHROMIUM });
  const page = await browser.newPage({ viewport: { width, height: 100 } });
  await page.setContent(`<!doctype html><style>body { margin: 0 } img { display: block }</style>${html}`);
  await page.evaluate(() => Promise.all([...document.images].map((one) => one.decode())));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  const devtools = await page.context().newCDPSession(page);
  const color = { r: 0, g: 0, b: 0, a: 0 };
  await devtools.send('Emulation.setDefaultBackgroundColorOverride', { color });
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
  await browser.close();
  return Buffer.from(data, 'base64');
}

if (!(await buildStale('app', 'server'))) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
mkdirSync(SCREENSHOTS, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
for (const [name, [width, html]] of Object.entries(PICTURES)) {
  if (!isWanted(name)) continue;
  for (const language of LANGUAGES) {
    const webp = await drawn(width, await html(language));
    writeFileSync(`${FOLDER}${name}.${language}.webp`, webp);
    console.log(`${name}.${language}.webp: ${Math.round(webp.length / 1024)} KB`);
  }
}
if (isWanted('screenshots')) {
  writeFileSync(`${SCREENSHOTS}wide.png`, await home({ language: 'ja' }));
  writeFileSync(`${SCREENSHOTS}narrow.png`, await home({ language: 'ja', width: 800, height: 1280 }));
}
