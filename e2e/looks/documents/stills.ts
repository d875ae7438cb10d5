import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { makesItSo } from '../../pages/comfort.ts';
import { Guest } from '../../pages/guest.ts';
import { KEYPAD_ON, KeypadPage, keysFor } from '../../pages/keypad-page.ts';
import { OVERSEAS_PASSPORT_ONLY } from '../../support/levels.ts';
import { holdsUp, playsFilm } from '../../support/specimen.ts';
import { photograph } from './camera.ts';
import type { Lobby } from './open-lobby.ts';
import { PERSON, type PictureLanguage } from './person.ts';
import { addressOf, TABLET } from './studio.ts';

/** Single screens, each of which shows one thing. */

/** The name is typed on the keypad. */
export async function keypadStill(lobby: Lobby, language: PictureLanguage): Promise<Buffer> {
  return lobby.visit({ language, settings: KEYPAD_ON }, async (page, tenant) => {
    const guest = new KeypadPage(page, tenant);
    await guest.asksForSearch();
    await guest.touches('reservationName');
    for (const key of keysFor(PERSON[language].name)) await guest.presses(key);
    return photograph(page);
  });
}

/** Everybody reads the form: in high contrast, with larger text. */
export async function contrastStill(lobby: Lobby, language: PictureLanguage): Promise<Buffer> {
  return lobby.visit({ language }, async (page, tenant) => {
    const guest = new Guest(page, tenant);
    const { name, answers } = PERSON[language];
    await guest.opensHome();
    await makesItSo(page, { text: 2, contrast: true });
    await guest.arrives(name);
    await guest.confirmsReservation();
    const { lastName, firstName, gender } = answers;
    const reading = 'lastKana' in answers ? { lastKana: answers.lastKana, firstKana: answers.firstKana } : {};
    await guest.fillsIn({ lastName, firstName, ...reading, gender });
    await guest.field('lastName').evaluate((part) => part.closest('[data-scroller]')?.scrollTo(0, 0));
    return photograph(page);
  });
}

/** The camera looks at a passport: the browser's made-up camera at a made-up one. */
export async function passportStill(lobby: Lobby, language: PictureLanguage): Promise<Buffer> {
  const { name, onCard } = PERSON[language];
  const [given = '', family = ''] = onCard.split(' ');
  const film = join(tmpdir(), `passport-${process.pid}.mjpeg`);
  const setting = { language, args: playsFilm(film), settings: OVERSEAS_PASSPORT_ONLY };
  try {
    return await lobby.visit(setting, async (page, tenant) => {
      await holdsUp(page, film, { holder: { family, given: `${given} SPECIMEN`, number: 'X0000001<' } });
      const guest = new Guest(page, tenant);
      await guest.opensForm(name);
      await guest.chooses('overseasFlug', 'true');
      await guest.taps('camera');
      await expect(page.locator('[data-view="live"]')).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(GOOD[language]);
      return photograph(page);
    });
  } finally {
    rmSync(film, { force: true });
  }
}

/** What the camera says of a clear picture. */
const GOOD = { ja: 'はっきり', en: 'clear' } as const;

const OTHERS = ['ko', 'zh-Hant', 'zh-Hans'] as const;

/** Home in all five languages, one tablet behind the other. */
export async function languagesPage(lobby: Lobby, language: PictureLanguage): Promise<string> {
  const tongues = [...OTHERS, language === 'ja' ? 'en' : 'ja', language] as const;
  const tablets: string[] = [];
  for (const [index, tongue] of tongues.entries()) {
    const home = await lobby.visit({ language: tongue }, async (page, tenant) => {
      await new Guest(page, tenant).opensHome();
      await page.waitForLoadState('networkidle');
      return photograph(page);
    });
    tablets.push(`<img src="${addressOf(home)}" style="left: ${index * 98}px; top: ${index * 60}px">`);
  }
  return `<style>
    body { margin: 0; width: ${TABLET.width}px; height: ${TABLET.height}px; position: relative; overflow: hidden }
    img { position: absolute; width: 550px; border: 8px solid #1a2121; border-radius: 20px;
      box-shadow: 0 0 0 1px #6b7671, 0 8px 18px rgb(40 28 16 / 0.4) }
  </style>${tablets.join('')}`;
}
