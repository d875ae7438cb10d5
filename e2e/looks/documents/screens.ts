import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { checkinOf, checkoutOf, take } from '../../../kiosk/guest/journeys.ts';
import { OVERSEAS_PASSPORT_ONLY } from '../../../kiosk/guest/levels.ts';
import { CARD, EMI, KENTA } from '../../../kiosk/guest/personas.ts';
import { makesItSo } from '../../pages/comfort.ts';
import { holdsUp, playsFilm } from '../../support/specimen.ts';
import { PERSON, type PicturedGuest, type PictureLanguage, type Setting, visit } from './pictured-guest.ts';

export const home = (setting: Setting): Promise<Buffer> =>
  visit(setting, async (guest) => {
    await guest.opensHome();
    return guest.takesPicture();
  });

export const keypad = (language: PictureLanguage): Promise<Buffer> =>
  visit({ language }, async (guest) => {
    await guest.opensHome();
    await guest.begins('checkin');
    await guest.touches('reservationName');
    await guest.keysIn(PERSON[language].name);
    return guest.takesPicture();
  });

export const contrast = (language: PictureLanguage): Promise<Buffer> =>
  visit({ language }, async (guest) => {
    const { name, answers } = PERSON[language];
    await guest.opensHome();
    await makesItSo(guest.page, { text: 2, contrast: true });
    await guest.arrives(name);
    await guest.confirmsReservation();
    const { lastName, firstName, gender, age } = answers;
    const reading = 'lastKana' in answers ? { lastKana: answers.lastKana, firstKana: answers.firstKana } : {};
    await guest.fillsIn({ gender, lastName, firstName, ...reading, age });
    return guest.takesPicture();
  });

/** The camera's praise of a clear picture. */
const GOOD = { ja: 'はっきり', en: 'clear' } as const;

export async function passport(language: PictureLanguage): Promise<Buffer> {
  const { name, onCard } = PERSON[language];
  const [given = '', family = ''] = onCard.split(' ');
  const film = join(tmpdir(), `passport-${process.pid}.mjpeg`);
  const setting = { language, args: playsFilm(film), settings: OVERSEAS_PASSPORT_ONLY };
  try {
    return await visit(setting, async (guest) => {
      await holdsUp(guest.page, film, {
        holder: { family, given: `${given} SPECIMEN`, number: 'X0000001<' },
      });
      await guest.opensForm(name);
      await guest.chooses('overseasFlug', 'true');
      await guest.taps('camera');
      await expect(guest.page.locator('[data-view="live"]')).toBeVisible();
      await expect(guest.page.getByRole('dialog').getByRole('status')).toContainText(GOOD[language]);
      return guest.takesPicture();
    });
  } finally {
    rmSync(film, { force: true });
  }
}

/** Walks a journey from home and takes pictures of some screens. */
const journeyOf = async (
  language: PictureLanguage,
  journey: Parameters<typeof take>[1],
  screens: readonly string[],
): Promise<readonly Buffer[]> =>
  visit({ language }, async (guest) => {
    await guest.opensHome();
    const looks = screens.map((screen): [string, () => Promise<void>] => [screen, () => seen(guest, screen)]);
    await take(guest, journey, Object.fromEntries(looks));
    return guest.screens;
  });

async function seen(guest: PicturedGuest, screen: string): Promise<void> {
  if (screen === '/checkout/confirm-checkout') await guest.page.locator('[role="alertdialog"]').waitFor();
  await guest.takesPicture();
}

export const checkin = (language: PictureLanguage): Promise<readonly Buffer[]> => {
  const { name, answers } = PERSON[language];
  return journeyOf(language, checkinOf(name, language === 'ja' ? [answers, EMI, KENTA] : [answers]), [
    '/',
    '/checkin/search',
    '/checkin/check-reservation',
    '/checkin/input-representative',
    '/checkin/guests-info',
    '/checkin/term',
    '/checkin/confirm-checkin',
    '/checkin/complete',
  ]);
};

export const checkout = (language: PictureLanguage): Promise<readonly Buffer[]> => {
  const { name, onCard } = PERSON[language];
  return journeyOf(language, checkoutOf(name, { ...CARD, holderName: onCard }), [
    '/checkout/room-number',
    '/checkout/payment-terms',
    '/checkout/check-total',
    '/checkout/input-card',
    '/checkout/check-payment',
    '/checkout/confirm-checkout',
    '/checkout/complete-checkout',
  ]);
};
