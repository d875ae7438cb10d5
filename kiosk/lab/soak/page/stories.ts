import { shownScreen, turnTo } from '../../../guest/hands.ts';
import { CARD, EMI, KENTA, MAIL, NAMES, SMITH, YAMADA } from '../../../guest/personas.ts';
import { closeError, goHome, guest, sleep, tellHotel } from './screens.ts';

/** A seeded random choice. */
export type Pick = <T>(choices: readonly T[]) => T;

const FAULTS = ['status', 'empty-status', 'html', 'reset'];
/** In ms, longer than any guest's absence: settings allow an hour and five minutes. */
const SLEEP_MS = 4_000_000;

/** A failed try: the guest reads the message and finds the screen unchanged. */
async function tryInVain(calls: readonly string[], pick: Pick): Promise<void> {
  const screen = shownScreen();
  await tellHotel('faults', { call: pick(calls), kind: pick(FAULTS) });
  await guest.goesOn();
  await closeError();
  await tellHotel('faults/clear');
  await guest.isOn(screen);
}

/** From home to Yamada's filled form. */
async function fillInForm(name: string): Promise<void> {
  await guest.opensForm(name);
  await guest.fillsIn(YAMADA);
}

/** From the last question of check-in to home. */
async function checkIn(): Promise<void> {
  await guest.walks('/checkin/confirm-checkin', '/');
}

/** From home to the last question of a check-out with nothing to pay. */
async function agree(): Promise<void> {
  await guest.goesToTerms(NAMES.nothingToPay);
  await guest.agrees('/checkout/confirm-checkout');
}

async function checkOut(): Promise<void> {
  await guest.walks('/checkout/confirm-checkout', '/');
}

function cardOf(pick: Pick): typeof CARD {
  const years = [...document.querySelectorAll<HTMLOptionElement>('select[name="expiryYear"] option')];
  return { ...CARD, expiryYear: pick(years.slice(2)).value };
}

/** Every kind of visit, from home to home. */
export const STORIES: Readonly<Record<string, (pick: Pick) => Promise<void>>> = {
  'check-in alone': async () => {
    await guest.goesToConfirm(NAMES.alone, [YAMADA]);
    await checkIn();
  },
  'check-in of a family': async () => {
    await guest.goesToConfirm(NAMES.family, [YAMADA, EMI, KENTA]);
    await checkIn();
  },
  'check-in with a passport': async () => {
    await guest.goesToConfirm(NAMES.fromAbroad, [SMITH]);
    await checkIn();
  },
  'check-in tried again after a failure': async (pick) => {
    await guest.goesToConfirm(NAMES.alone, [YAMADA]);
    await tryInVain(['upload_agreement_signature', 'execute_checkin_request'], pick);
    await checkIn();
  },
  'search that fails': async (pick) => {
    await guest.says(NAMES.alone, 'checkin');
    await tryInVain(['checkin_authtoken_request', 'checkin_info_request'], pick);
    await goHome();
  },
  'search for nobody': async () => {
    await guest.says(NAMES.nobody, 'checkin');
    await guest.goesOn();
    await closeError();
    await goHome();
  },
  'check-in left half-way': async () => {
    await fillInForm(NAMES.family);
    await guest.goesOn('/checkin/input-companions');
    await goHome();
  },
  'check-in slept through': async () => {
    await fillInForm(NAMES.alone);
    await guest.goesOn('/checkin/guests-info');
    sleep(SLEEP_MS);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
    await guest.isOn('/');
  },
  'lost in the middle': async () => {
    await guest.opensForm(NAMES.alone);
    await getLost();
  },
  'check-out with nothing to pay': async () => {
    await agree();
    await checkOut();
  },
  'check-out paid by card': async (pick) => {
    await guest.goesToBill(NAMES.family);
    await guest.goesOn('/checkout/input-card');
    await guest.walks('/checkout/input-card', '/', { card: cardOf(pick), mail: pick([MAIL, {}]) });
  },
  'check-out tried again after a failure': async (pick) => {
    await agree();
    await tryInVain(['execute_checkout_request'], pick);
    await checkOut();
  },
  'check-out left half-way': async (pick) => {
    await guest.goesToBill(NAMES.family);
    await guest.goesOn('/checkout/input-card');
    await guest.fillsIn(cardOf(pick));
    await guest.goesOn('/checkout/receipt-mail');
    await goHome();
  },
};

/** An unknown address leads to the start by its own screen. */
export async function getLost(): Promise<void> {
  turnTo('/nowhere');
  await guest.isOn('/reload-error');
  await guest.goesOn('/');
}
