import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildStale } from '../../kiosk/commands/build.mjs';
import { Guest } from '../pages/guest.ts';
import { KEYPAD_ON } from '../pages/keypad-page.ts';
import { photograph } from './documents/camera.ts';
import { LIST, offlineStill, panelStill, pinStill, tabletsStill } from './documents/install-stills.ts';
import { checkin, checkout, type Journey } from './documents/journeys.ts';
import { LOBBY, lobbyPage } from './documents/lobby.ts';
import { Lobby } from './documents/open-lobby.ts';
import { LANGUAGES, type PictureLanguage } from './documents/person.ts';
import { PicturedGuest } from './documents/pictured-guest.ts';
import { contrastStill, keypadStill, languagesPage, passportStill } from './documents/stills.ts';
import { addressOf, Studio, TABLET } from './documents/studio.ts';

/**
 * `npm run docs -- pictures`: makes the pictures of the documents from the built app and the demo hotel, in Japanese and
 * English: home in a lobby, single screens, what those see who install it, and both journeys screen by screen. Also home in
 * both orientations, which the manifest names for people who install the app. Names after the command make only these,
 * such as `npm run docs -- pictures lobby`.
 */

const FOLDER = fileURLToPath(new URL('../../kiosk/docs/pictures/', import.meta.url));
const SCREENSHOTS = fileURLToPath(new URL('../../public/screenshots/', import.meta.url));
/** Width of a screen among others on a sheet, in px, and the space between two. */
const SHEET = { screen: 520, gap: 18 } as const;

const lobby = await Lobby.open();
const studio = new Studio(await lobby.browser.newPage());

/** The pictures of a journey. */
const pictured = (language: PictureLanguage, journey: Journey): Promise<readonly Buffer[]> =>
  lobby.visit({ language, settings: KEYPAD_ON }, async (page, tenant) => {
    const guest = new PicturedGuest(page, tenant, language);
    await guest.opensHome();
    await page.waitForLoadState('networkidle');
    await journey(guest);
    return guest.screens;
  });

const home = (language: PictureLanguage, width: number, height: number, scale = 1): Promise<Buffer> =>
  lobby.visit({ language, width, height, scale }, async (page, tenant) => {
    await new Guest(page, tenant).opensHome();
    await page.waitForLoadState('networkidle');
    return photograph(page);
  });

/** One picture and nothing around it. */
const page = (address: string): string =>
  `<style>body { margin: 0 } img { width: 100% }</style><img src="${address}">`;

/** Screens in two columns on a background of the app's colour. */
function sheet(screens: readonly Buffer[]): Promise<Buffer> {
  const { screen, gap } = SHEET;
  const images = screens.map((png) => `<img src="${addressOf(png)}">`);
  return studio.picture(
    2 * screen + 3 * gap,
    100,
    `<style>
      body { margin: 0; padding: ${gap}px; display: grid; grid-template-columns: 1fr 1fr; gap: ${gap}px; background: #e9e1d2 }
      img { width: 100%; border-radius: 8px; box-shadow: 0 2px 12px rgb(60 45 20 / 0.2) }
    </style>${images.join('')}`,
  );
}

/** Every picture that there is in each language, by its name. */
const PICTURES: Readonly<Record<string, (language: PictureLanguage) => Promise<Buffer>>> = {
  lobby: async (language) =>
    studio.picture(LOBBY.width, LOBBY.height, lobbyPage(addressOf(await home(language, 1280, 800, 2)))),
  keypad: async (language) => studio.still(await keypadStill(lobby, language)),
  passport: async (language) => studio.still(await passportStill(lobby, language)),
  contrast: async (language) => studio.still(await contrastStill(lobby, language)),
  languages: async (language) =>
    studio.picture(TABLET.width, TABLET.height, await languagesPage(lobby, language)),
  'install-pin': async (language) => studio.still(await pinStill(lobby, language)),
  'install-panel': async (language) => studio.still(await panelStill(lobby, language)),
  'install-offline': async (language) => studio.still(await offlineStill(lobby, language)),
  'install-tablets': async (language) =>
    studio.picture(LIST.width, LIST.height, page(addressOf(await tabletsStill(lobby, language)))),
  'checkin-screens': async (language) => sheet(await pictured(language, checkin)),
  'checkout-screens': async (language) => sheet(await pictured(language, checkout)),
};

if ((await buildStale()) !== 0) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
mkdirSync(SCREENSHOTS, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
for (const [name, make] of Object.entries(PICTURES)) {
  if (!isWanted(name)) continue;
  for (const language of LANGUAGES) {
    const webp = await make(language);
    writeFileSync(`${FOLDER}${name}.${language}.webp`, webp);
    console.log(`${name}.${language}.webp: ${Math.round(webp.length / 1024)} KB`);
  }
}
if (isWanted('screenshots')) {
  writeFileSync(`${SCREENSHOTS}wide.png`, await home('ja', 1280, 800));
  writeFileSync(`${SCREENSHOTS}narrow.png`, await home('ja', 800, 1280));
}
await lobby.close();
