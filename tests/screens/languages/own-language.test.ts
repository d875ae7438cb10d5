import { expect, it } from 'vitest';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { hotelWrites } from '../support/own-words';
import { count, facts, texts } from '../support/seen';

/** A hotel's own language with some texts. */
const FRENCH = {
  language: { name: 'Français', invitation: 'Touchez l’écran' },
  views: {
    home_view: { title: 'Bienvenue\nQue pouvons-nous faire ?', checkin: 'Arrivée' },
    checkin: {
      search_view: { title: 'Votre nom, s’il vous plaît', button: 'Chercher' },
      check_reservation_view: {
        nights: '{{count}} nuits',
        nights_one: '{{count}} nuit',
        // No such value: the guest would read nothing there.
        num_of_adults: '{{adultes}} adultes',
      },
    },
  },
};

const SETTINGS = { language: { supported: ['ja', 'en', 'fr'] } };

const lang = () => document.documentElement.lang;
const title = () => texts('#root h1').join();
const names = () => texts('#root label[lang]');

/** The `lang` of the element with exactly these words; none without one. */
function languageOf(words: string): string | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('#root *')];
  const element = all.findLast(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim() === words);
  return element?.closest<HTMLElement>('[lang]')?.lang;
}

it('a language of the hotel’s own is on offer once its texts are there, by its own name', async () => {
  await openTablet({ settings: SETTINGS });
  expect(names()).toEqual(['日本語', 'English']);
  await hotelWrites(FRENCH, 'fr');
  await expect.poll(names).toEqual(['日本語', 'English', 'Français']);
});

it('a guest reads it where the hotel has written a text, and English elsewhere, marked as such', async () => {
  const { guest, hotel } = await openTablet({ settings: SETTINGS });
  await hotelWrites(FRENCH, 'fr');
  await guest.chooses('language', 'fr');
  await expect.poll(lang).toBe('fr');
  await expect.poll(title).toBe('BienvenueQue pouvons-nous faire ?');
  expect(languageOf('Arrivée')).toBe('fr');
  await expect.poll(() => languageOf('I have just arrived')).toBe('en');
  await guest.begins('checkin');
  await expect.poll(title).toBe('Votre nom, s’il vous plaît');
  await expect.poll(() => languageOf('For example: SMITH JOHN')).toBe('en');
  await guest.types('reservationName', NAMES.alone);
  await guest.goesOn('/checkin/check-reservation');
  // One night by the French word inside an English sentence; and a text useless in French.
  expect(facts('lengthOfStay')).toEqual(['1 nuit']);
  expect(facts('numOfAdults')).toEqual(['1 adult']);
  await expect.poll(() => languageOf('1 adult')).toBe('en');
  expect(hotel.requests().map(({ headers }) => headers.language)).toContain('fr');
});

it('nothing is marked any more in a language that the app brings', async () => {
  const { guest } = await openTablet({ settings: SETTINGS });
  await hotelWrites(FRENCH, 'fr');
  await guest.chooses('language', 'fr');
  await expect.poll(() => count('[data-in-english]')).toBeGreaterThan(0);
  await guest.chooses('language', 'ja');
  await expect.poll(() => texts('[data-action="checkin"]').join()).toContain('チェックイン');
  expect(count('[data-in-english]')).toBe(0);
});
