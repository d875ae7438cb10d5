import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { cardFor } from '../../../kiosk/demo-hotel/cards';
import { checkinOf, checkoutOf, take } from '../../../kiosk/guest/journeys';
import { onlyAsked } from '../../../kiosk/guest/levels';
import { CARD, EMI, KENTA, MAIL, NAMES, SMITH, YAMADA } from '../../../kiosk/guest/personas';
import { filmsPassport } from '../support/cameras';
import { openEar } from '../support/ear';
import { EarGuest } from '../support/ear-guest';
import { staffMoveQueue } from '../support/open-demo-hotel';
import { openTablet, type TabletOptions } from '../support/open-tablet';

/** Both journeys of a guest who knows only what is said and has only keys. */

const CHECKED_IN = 'execute_checkin_request';
const FEW = onlyAsked({ last_name: 2, gender: 2, age: 2 });
const { lastName, gender, age } = YAMADA;

/** A tablet with a voice for each language, and a guest who has begun to listen. */
async function listensTo(options: TabletOptions = {}, language = 'ja') {
  const { hotel, calls } = await openTablet(options);
  const ear = openEar();
  const guest = new EarGuest(ear, () => staffMoveQueue(hotel));
  await guest.listens(language);
  return { ear, guest, calls };
}

/** Keys for a check-in beside typing, and letters that are spoken: four minutes at 1.5 times the usual speed. */
const BUDGET = { presses: 60, letters: 2400 };

it('a guest who only hears checks in alone, with few keys and in a few minutes', async () => {
  const { ear, guest, calls } = await listensTo();
  await take(guest, checkinOf(NAMES.alone, [YAMADA]));
  if (import.meta.env.VITE_PRINTS) console.log(ear.transcript());
  expect(calls(CHECKED_IN)).toHaveLength(1);
  expect(ear.count()).toBeLessThanOrEqual(BUDGET.presses);
  expect(ear.heard().reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(BUDGET.letters);
});

it.each([
  ['en', 'legacy'],
  ['ko', 'cico'],
  ['zh-Hans', 'legacy'],
  ['zh-Hant', 'cico'],
] as const)('in %s, at a back end of the kind %s', async (language, system) => {
  const { ear, guest, calls } = await listensTo({ system, settings: FEW }, language);
  await take(guest, checkinOf(NAMES.alone, [{ lastName, gender, age }]));
  if (import.meta.env.VITE_PRINTS) console.log(ear.transcript());
  expect(calls(CHECKED_IN)).toHaveLength(1);
});

it('a family', async () => {
  const { guest, calls } = await listensTo({
    settings: onlyAsked({ last_name: 2 }, { last_name_kana: 2, first_name_kana: 2, gender: 2 }),
  });
  await take(guest, checkinOf(NAMES.family, [{ lastName }, EMI, KENTA]));
  expect(calls(CHECKED_IN)).toHaveLength(1);
});

it('a guest from abroad, whose passport the camera takes by itself', async () => {
  filmsPassport();
  const { ear, guest, calls } = await listensTo({
    settings: {
      ...onlyAsked({ overseas: 2, address: 2, passport: 2 }),
      kiosk: { passport_source: 'camera' },
    },
  });
  const { overseasFlug, countrycode, address, passport } = SMITH;
  await take(guest, checkinOf(NAMES.fromAbroad, [{ overseasFlug, countrycode, address, passport }]));
  if (import.meta.env.VITE_PRINTS) console.log(ear.transcript());
  expect(calls('upload_passport')).toHaveLength(1);
});

it('a name that the hotel does not know, what to try, and another name', async () => {
  const { ear, guest } = await listensTo();
  await guest.says(NAMES.nobody, 'checkin');
  await guest.goesOn();
  await expect.poll(() => ear.lately()).toContain(ja.app.close);
  expect(await ear.presses('Enter')).toContain(ja.names_to_try.title);
  await guest.types('reservationName', NAMES.alone);
  await guest.goesOn('/checkin/check-reservation');
});

it('a bill, paid by a second card after the first was declined, through the queue', async () => {
  const { ear, guest, calls } = await listensTo({ settings: { wait_interval: 500 } });
  const declined = { ...CARD, cardNumber: cardFor('102') };
  const journey = checkoutOf(NAMES.family, declined, MAIL);
  const at = (path: string) => journey.findIndex(({ screen }) => screen === path);
  await take(guest, journey.slice(0, at('/checkout/check-payment') + 1));
  // The message is read whole, and its one button has the focus.
  await expect.poll(() => ear.lately()).toContain(ja.app.close);
  await ear.presses('Enter');
  await take(guest, checkoutOf(NAMES.family, CARD, MAIL).slice(at('/checkout/input-card')));
  if (import.meta.env.VITE_PRINTS) console.log(ear.transcript());
  expect(calls('settlement')).toHaveLength(1);
  expect(ear.transcript()).toMatch(/お待ちの組数、\d組/);
});
