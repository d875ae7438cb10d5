import { shownScreen, turnTo } from '../../../guest/hands.ts';
import { CARD, EMI, KENTA, MAIL, NAMES, SMITH, YAMADA } from '../../../guest/personas.ts';
import type { Dice } from './dice.ts';
import { clearFaults, setFault } from './faults.ts';
import { closeError, goHome, guest } from './screens.ts';

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

/** A try that fails: the hotel fails the calls of a name, the guest reads the message and has the screen as it was. */
async function tryInVain(call: string, dice: Dice): Promise<void> {
  const screen = shownScreen();
  await setFault(call, dice.pick(FAULTS));
  await guest.goesOn();
  await closeError();
  await clearFaults();
  await guest.isOn(screen);
}

/** From home to the form, filled in as Yamada does. */
async function fillInForm(name: string): Promise<void> {
  await guest.opensForm(name);
  await guest.fillsIn(YAMADA);
}

/** From the last question of check-in to home. */
async function checkIn(): Promise<void> {
  await guest.goesOn('/checkin/complete');
  await guest.goesOn('/');
}

/** From the last question of check-out to home. */
async function checkOut(): Promise<void> {
  await guest.checksOut();
  await guest.goesOn('/');
}

/** A card that runs out in one of many years. */
function cardOf(dice: Dice): typeof CARD {
  const years = [...document.querySelectorAll<HTMLOptionElement>('select[name="expiryYear"] option')];
  return { ...CARD, expiryYear: dice.pick(years.slice(2)).value };
}

/** Every kind of visit; their shares make a hundred. */
export const STORIES: readonly Story[] = [
  {
    name: 'check-in alone',
    share: 18,
    goes: async () => {
      await guest.goesToConfirm(NAMES.alone, [YAMADA]);
      await checkIn();
    },
  },
  {
    name: 'check-in of a family',
    share: 14,
    goes: async () => {
      await guest.goesToConfirm(NAMES.family, [YAMADA, EMI, KENTA]);
      await checkIn();
    },
  },
  {
    name: 'check-in with a passport',
    share: 10,
    goes: async () => {
      await guest.goesToConfirm(NAMES.fromAbroad, [SMITH]);
      await checkIn();
    },
  },
  {
    name: 'check-in tried again after a failure',
    share: 8,
    goes: async (dice) => {
      await guest.goesToConfirm(NAMES.alone, [YAMADA]);
      await tryInVain(dice.pick(['upload_agreement_signature', 'execute_checkin_request']), dice);
      await checkIn();
    },
  },
  {
    name: 'search that fails',
    share: 4,
    goes: async (dice) => {
      await guest.says(NAMES.alone, 'checkin');
      await tryInVain(dice.pick(['checkin_authtoken_request', 'checkin_info_request']), dice);
      await goHome();
    },
  },
  {
    name: 'search for nobody',
    share: 4,
    goes: async () => {
      await guest.says(NAMES.nobody, 'checkin');
      await guest.goesOn();
      await closeError();
      await goHome();
    },
  },
  {
    name: 'check-in left half-way',
    share: 8,
    goes: async () => {
      await fillInForm(NAMES.family);
      await guest.goesOn('/checkin/input-companions');
      await goHome();
    },
  },
  {
    name: 'check-in slept through',
    share: 3,
    goes: async () => {
      await fillInForm(NAMES.alone);
      await guest.goesOn('/checkin/guests-info');
      window.soak.sleep(SLEEP_MS);
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
      await guest.isOn('/');
    },
  },
  {
    name: 'lost in the middle',
    share: 3,
    goes: async () => {
      await guest.opensForm(NAMES.alone);
      await getLost();
    },
  },
  {
    name: 'check-out with nothing to pay',
    share: 13,
    goes: async () => {
      await guest.goesToTerms(NAMES.nothingToPay);
      await guest.agrees('/checkout/confirm-checkout');
      await checkOut();
    },
  },
  {
    name: 'check-out paid by card',
    share: 8,
    goes: async (dice) => {
      await guest.goesToBill(NAMES.family);
      await guest.goesOn('/checkout/input-card');
      await guest.fillsIn(cardOf(dice));
      await guest.goesOn('/checkout/receipt-mail');
      if (dice.roll(2) === 0) await guest.fillsIn(MAIL);
      await guest.goesOn('/checkout/check-payment');
      await guest.pays('checkout');
      await guest.goesOn('/checkout/confirm-checkout');
      await checkOut();
    },
  },
  {
    name: 'check-out tried again after a failure',
    share: 3,
    goes: async (dice) => {
      await guest.goesToTerms(NAMES.nothingToPay);
      await guest.agrees('/checkout/confirm-checkout');
      await tryInVain('execute_checkout_request', dice);
      await checkOut();
    },
  },
  {
    name: 'check-out left half-way',
    share: 4,
    goes: async (dice) => {
      await guest.goesToBill(NAMES.family);
      await guest.goesOn('/checkout/input-card');
      if (dice.roll(2) === 0) {
        await guest.fillsIn(cardOf(dice));
        await guest.goesOn('/checkout/receipt-mail');
      }
      await goHome();
    },
  },
];

/** An address that nobody knows leads to the start over the screen that says so. */
export async function getLost(): Promise<void> {
  turnTo('/nowhere');
  await guest.isOn('/reload-error');
  await guest.goesOn('/');
}
