import { expect, it } from 'vitest';
import { openStaff } from '~/features/staff/staff';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { leapsInTime } from '../support/clock';
import { goesToTerm } from '../support/form';
import { PATIENT, waitsLong } from '../support/long-wait';
import { type Looks, readsEach } from '../support/looks';
import { openTablet } from '../support/open-tablet';
import { count } from '../support/seen';
import { showsStaffPanel } from '../support/show-part';
import { closes, hasDialog } from '../support/shown';

/** Dialogs, overlays and views that a journey does not meet, looked at as every screen is. */

const LINKS = { payment_law: 'https://hotel.example/law', eco_discount: 'https://hotel.example/eco' };

/** A dialog over a screen: one button opens it, another closes it. */
async function opensEach(guest: PageGuest, looks: Looks, dialogs: readonly (readonly [string, string])[]) {
  for (const [opens, closesBy] of dialogs) {
    await guest.taps(opens);
    await hasDialog();
    await looks(opens);
    await closes(guest, closesBy);
  }
}

const CASES: Readonly<Record<string, (looks: Looks) => Promise<void>>> = {
  home: async (looks) => {
    const { guest } = await openTablet({ settings: { links: LINKS } });
    await looks('home with links');
    await opensEach(guest, looks, [
      ['comfort', 'comfort-close'],
      ['payment-law', 'close'],
    ]);
  },
  'the search and the reservation': async (looks) => {
    const { guest } = await openTablet({ settings: { display: { use_facility_selector: true } } });
    await guest.begins('checkin');
    await looks('the choice of a facility');
    await guest.types('reservationName', NAMES.nobody);
    await guest.chooses('facilityId', '102');
    await guest.goesOn();
    await hasDialog();
    await looks('a name that nobody has');
    await closes(guest);
    await guest.types('reservationName', NAMES.family);
    await guest.goesOn('/checkin/check-reservation');
    await opensEach(guest, looks, [
      ['back', 'cancel'],
      ['comfort-help', 'comfort-close'],
    ]);
  },
  'the agreement': async (looks) => {
    const { guest } = await openTablet();
    await goesToTerm(guest);
    await opensEach(guest, looks, [
      ['example', 'close'],
      ['sign-by-name', 'cancel'],
    ]);
    await guest.taps('sign-by-name');
    await guest.ticks('agreeSignature');
    await guest.taps('sign');
    await looks('signed by name');
  },
  'the queue and the rooms': async (looks) => {
    const { guest } = await openTablet({ settings: { wait_interval: 500 } });
    await guest.queues(NAMES.longQueue);
    await looks('the queue of twelve');
    await guest.follows('cancel', '/checkout/search');
    await guest.walksAway();
    await guest.goesToRooms(NAMES.twoRooms);
    await looks('two rooms');
    await guest.taps('comfort-help');
    await guest.taps('finish');
    await looks('the question before the end');
    await guest.taps('cancel');
    await guest.walksAway();
    await guest.goesToRooms(NAMES.roomUnknown);
    await looks('a room to be typed');
  },
  'the bill and the check-out': async (looks) => {
    const { guest } = await openTablet({ settings: { wait_interval: 500 } });
    await guest.goesToBill(NAMES.longFolio);
    await looks('fifty lines');
    await opensEach(guest, looks, [['details', 'close']]);
    await guest.walksAway();
    await guest.goesToTerms(NAMES.nothingToPay);
    await guest.agrees('/checkout/confirm-checkout');
    await guest.goesOn();
    await hasDialog();
    await looks('the key');
  },
  'the idle question': async (looks) => {
    const leaps = leapsInTime();
    const { guest } = await openTablet({ settings: { kiosk: { idle_prompt_s: 300 }, api: PATIENT } });
    await guest.arrives(NAMES.alone);
    await expect.poll(async () => leaps(5000).then(() => count('dialog[open]'))).toBe(1);
    await looks('the idle question');
  },
  'the attract view': async (looks) => {
    const leaps = leapsInTime();
    await openTablet({ settings: { kiosk: { attract: true } } });
    await expect.poll(async () => leaps(5000).then(() => count('dialog[data-attract]'))).toBe(1);
    await looks('the attract view');
  },
  'a task that takes long': async (looks) => {
    const held = await waitsLong();
    await looks('a task that takes long');
    await held.letGo();
  },
  'the staff': async (looks) => {
    const tablet = await openTablet();
    openStaff({
      goHome: async () => {},
      reloadSettings: async () => true,
      takeUpdate: async () => true,
      openServices: tablet.router.options.context.openServices,
    });
    await hasDialog();
    await looks('the PIN');
    await closes(tablet.guest, 'cancel');
    await showsStaffPanel(tablet);
    await looks('the panel of the staff');
  },
};

it.each(Object.entries(CASES))('everything can be read: %s', (_, opens) => readsEach(opens));
