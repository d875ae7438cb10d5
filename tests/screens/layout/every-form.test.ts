import { it } from 'vitest';
import { KEYPAD_ON } from '../../../kiosk/guest/keypad-keys';
import { everyFieldAt, FAMILY_NAME_ONLY, NOTHING_REQUIRED } from '../../../kiosk/guest/levels';
import { NAMES, SMITH } from '../../../kiosk/guest/personas';
import { filmsPassport, livesAbroad } from '../support/cameras';
import { type Looks, readsEach } from '../support/looks';
import { openTablet } from '../support/open-tablet';
import { closes, hasDialog, isThere, opensList } from '../support/shown';

/** Forms that ask everything, little or nothing, and what opens over them, looked at as every screen is. */

const CASES: Readonly<Record<string, (looks: Looks) => Promise<void>>> = {
  'the form that asks everything': async (looks) => {
    const { guest } = await openTablet({ settings: everyFieldAt(2) });
    await guest.opensForm(NAMES.family);
    await looks('everything is asked', () => guest.goesOn());
    opensList('prefecture');
    await hasDialog();
    await looks('the prefectures');
    await closes(guest, 'cancel');
    await guest.chooses('overseasFlug', 'true');
    await looks('everything is asked of a guest from abroad', () => guest.goesOn());
    opensList('countrycode');
    await hasDialog();
    await looks('the countries');
    await closes(guest, 'cancel');
    await guest.fillsIn(SMITH);
    await looks('a form with a passport');
  },
  'the form that asks a name': async (looks) => {
    const { guest } = await openTablet({ settings: FAMILY_NAME_ONLY });
    await guest.opensForm(NAMES.alone);
    await looks('one question', () => guest.goesOn());
    await guest.types('lastName', '山田');
    await guest.goesOn('/checkin/guests-info');
    await looks('one answer');
  },
  'forms that require nothing': async (looks) => {
    const { guest } = await openTablet({ settings: NOTHING_REQUIRED });
    await guest.opensForm(NAMES.family);
    await looks('nothing is required');
    await guest.goesOn('/checkin/input-companions');
    await looks('nothing is required of companions');
    await guest.goesOn('/checkin/guests-info');
    await looks('no answers');
  },
  'the passport camera': async (looks) => {
    filmsPassport();
    const guest = await livesAbroad('both');
    await guest.taps('camera');
    await isThere('[data-view="live"] video');
    await looks('the camera');
  },
  'the keypad': async (looks) => {
    const { guest } = await openTablet({ settings: { ...KEYPAD_ON, ...everyFieldAt(2) } });
    await guest.begins('checkin');
    (await guest.field('reservationName')).focus();
    await isThere('.keypad');
    await looks('the keypad for the search');
    await guest.types('reservationName', NAMES.alone);
    await guest.goesOn('/checkin/check-reservation');
    await guest.confirmsReservation();
    (await guest.field('postcode')).focus();
    await isThere('.keypad');
    await looks('the keypad for digits');
  },
};

it.each(Object.entries(CASES))('everything can be read: %s', (_, opens) => readsEach(opens));
