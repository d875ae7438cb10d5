import { goOn, isOn, shownScreen, tap, turnTo, type } from '../../guest/hands.ts';
import type { Dice } from './dice.ts';
import { clearFaults, setFault } from './faults.ts';
import * as guest from './screens.ts';

/** One kind of visit, from home to home. */
export interface Story {
  readonly name: string;
  /** How many of a hundred visits are of this kind. */
  readonly share: number;
  readonly goes: (dice: Dice) => Promise<void>;
}

/** Ways in which every call may fail. */
const FAULTS = ['status', 'empty-status', 'html', 'reset'] as const;
/** Longer than any guest may be away, in ms: settings allow an hour and five minutes. */
const SLEEP_MS = 4_000_000;

/** Lets the hotel fail the calls of a name: Chromium sends one again by itself where the connection breaks. */
async function fail(call: string, dice: Dice): Promise<void> {
  await setFault(call, dice.pick(FAULTS));
}

/** A try that fails: the message, and the screen as it was. */
async function tryInVain(call: string, dice: Dice): Promise<void> {
  const screen = shownScreen();
  await fail(call, dice);
  await tap('main');
  await guest.closeError();
  await clearFaults();
  await isOn(screen);
}

async function toConfirmAlone(): Promise<void> {
  await guest.lookUp('サトウ ハナコ');
  await goOn('/checkin/input-representative');
  await guest.fillInDomestic('/checkin/guests-info');
  await guest.signAgreement();
}

async function toPayment(dice: Dice): Promise<void> {
  await guest.queue('ヤマダ タロウ');
  await guest.agree('/checkout/check-total');
  await goOn('/checkout/input-card');
  await guest.fillInCard(dice);
  if (dice.roll(2) === 0) await guest.giveMail();
  await goOn('/checkout/check-payment');
}

async function payAndCheckOut(): Promise<void> {
  await goOn('/checkout/complete-payment');
  await goOn('/checkout/confirm-checkout');
  await guest.checkOut();
}

/** Every kind of visit; their shares make a hundred. */
export const STORIES: readonly Story[] = [
  {
    name: 'check-in alone',
    share: 18,
    goes: async () => {
      await toConfirmAlone();
      await guest.checkIn();
    },
  },
  {
    name: 'check-in of a family',
    share: 14,
    goes: async () => {
      await guest.lookUp('ヤマダ タロウ');
      await goOn('/checkin/input-representative');
      await guest.fillInDomestic('/checkin/input-companions');
      await guest.fillInCompanions();
      await guest.signAgreement();
      await guest.checkIn();
    },
  },
  {
    name: 'check-in with a passport',
    share: 10,
    goes: async () => {
      await guest.lookUp('SMITH JOHN');
      await goOn('/checkin/input-representative');
      await guest.fillInOverseas();
      await guest.signAgreement();
      await guest.checkIn();
    },
  },
  {
    name: 'check-in tried again after a failure',
    share: 8,
    goes: async (dice) => {
      await toConfirmAlone();
      await tryInVain(dice.pick(['upload_agreement_signature', 'execute_checkin_request']), dice);
      await guest.checkIn();
    },
  },
  {
    name: 'search that fails',
    share: 4,
    goes: async (dice) => {
      await tap('checkin');
      await isOn('/checkin/search');
      await type('reservationName', 'サトウ ハナコ');
      await tryInVain(dice.pick(['checkin_authtoken_request', 'checkin_info_request']), dice);
      await guest.goHome();
    },
  },
  {
    name: 'search for nobody',
    share: 4,
    goes: async () => {
      await tap('checkin');
      await isOn('/checkin/search');
      await type('reservationName', 'ダレデモ ナイ');
      await tap('main');
      await guest.closeError();
      await guest.goHome();
    },
  },
  {
    name: 'check-in left half-way',
    share: 8,
    goes: async () => {
      await guest.lookUp('ヤマダ タロウ');
      await goOn('/checkin/input-representative');
      await guest.fillInDomestic('/checkin/input-companions');
      await guest.goHome();
    },
  },
  {
    name: 'check-in slept through',
    share: 3,
    goes: async () => {
      await guest.lookUp('サトウ ハナコ');
      await goOn('/checkin/input-representative');
      await guest.fillInDomestic('/checkin/guests-info');
      window.soak.sleep(SLEEP_MS);
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
      await isOn('/');
    },
  },
  {
    name: 'lost in the middle',
    share: 3,
    goes: async () => {
      await guest.lookUp('サトウ ハナコ');
      await goOn('/checkin/input-representative');
      await getLost();
    },
  },
  {
    name: 'check-out with nothing to pay',
    share: 13,
    goes: async () => {
      await guest.queue('セイサン ナシコ');
      await guest.agree('/checkout/confirm-checkout');
      await guest.checkOut();
    },
  },
  {
    name: 'check-out paid by card',
    share: 8,
    goes: async (dice) => {
      await toPayment(dice);
      await payAndCheckOut();
    },
  },
  {
    name: 'check-out tried again after a failure',
    share: 3,
    goes: async (dice) => {
      await guest.queue('セイサン ナシコ');
      await guest.agree('/checkout/confirm-checkout');
      await tryInVain('execute_checkout_request', dice);
      await guest.checkOut();
    },
  },
  {
    name: 'check-out left half-way',
    share: 4,
    goes: async (dice) => {
      await guest.queue('ヤマダ タロウ');
      await guest.agree('/checkout/check-total');
      await goOn('/checkout/input-card');
      if (dice.roll(2) === 0) await guest.fillInCard(dice);
      await guest.goHome();
    },
  },
];

/** An address that nobody knows leads to the start over the screen that says so. */
export async function getLost(): Promise<void> {
  turnTo('/nowhere');
  await isOn('/reload-error');
  await goOn('/');
}
