import { NAMES } from '../../kiosk/guest/personas.ts';
import { PIN } from '../pages/staff-member.ts';
import type { EngineGuest } from './engine-guest.ts';

/** Screens beside the journeys, for guests and staff. */

/** The dialogs of a check-in: nothing found, help, Back, a typed signature, display settings. */
export async function looksAround(guest: EngineGuest): Promise<void> {
  await guest.opensHome();
  await guest.looksInto('comfort', 'comfort', 'comfort-close');
  await guest.says(NAMES.nobody, 'checkin');
  await guest.goesOn();
  await guest.opened('[role="alertdialog"]');
  await guest.sees('not-found');
  await guest.taps('close');
  await guest.isClosed();
  await guest.sees('what-to-try');
  await guest.types('reservationName', NAMES.alone);
  await guest.goesOn('/checkin/check-reservation');
  await guest.looksInto('help', 'reservation-help', 'close');
  await guest.confirmsReservation();
  await guest.goesOn();
  await guest.opened('[aria-invalid="true"]');
  await guest.sees('errors');
}

/** The same screens with large letters, more contrast or low buttons. */
export async function looksComfortably(guest: EngineGuest): Promise<void> {
  await guest.opensHome();
  await guest.taps('comfort');
  await guest.opened('dialog[open]');
  for (const wish of ['text-3', 'contrast', 'low']) {
    await guest.taps(`comfort-${wish}`);
    await guest.sees(`comfort-${wish}`);
  }
  await guest.taps('comfort-close');
  await guest.isClosed();
  await guest.sees('home-in-comfort');
  await guest.opensForm(NAMES.alone);
}

export async function staffTryTheWaysOut(guest: EngineGuest): Promise<void> {
  await guest.opensHome();
  for (let times = 0; times < 5; times += 1) await guest.tablet.tapsAt(8, 8);
  await guest.opened('dialog[open] [data-action="open"]');
  await guest.sees('pin');
  for (const digit of PIN) await guest.taps(`digit-${digit}`);
  await guest.taps('open');
  await guest.opened('dialog[open] [data-action="run-drill"]');
  await guest.sees('staff-panel');
  await guest.taps('run-drill');
  for (const way of ['newWindow', 'blankLink', 'download', 'print'])
    await guest.reads(`dialog[open] [data-field="${way}"]`, 'ふさがれています');
  await guest.sees('drill');
}
