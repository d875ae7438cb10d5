import type { Answers } from './fields.ts';
import type { Guest } from './guest.ts';
import { CARD, EMI, KENTA, MAIL, NAMES, YAMADA } from './personas.ts';

/** What a guest does on one screen before the tap that leads on. */
export interface Stop {
  readonly screen: string;
  readonly does?: (guest: Guest) => Promise<void>;
  /** The tap that leads on: an element's `data-action`. Nothing where the hotel's answer leads on by itself. */
  readonly taps?: string;
}

/** A guest's way through the app, from home back to home. */
export type Journey = readonly Stop[];

/** A check-in, for as many people as there are answers. */
export const checkinOf = (
  name: string,
  [representative = {}, ...companions]: readonly Answers[],
): Journey => [
  { screen: '/', taps: 'checkin' },
  { screen: '/checkin/search', does: (guest) => guest.types('reservationName', name), taps: 'main' },
  { screen: '/checkin/check-reservation', taps: 'main' },
  {
    screen: '/checkin/input-representative',
    does: (guest) => guest.fillsIn(representative),
    taps: 'main',
  },
  ...(companions.length === 0
    ? []
    : [
        {
          screen: '/checkin/input-companions',
          does: (guest: Guest) => guest.fillsInCompanions(companions),
          taps: 'main',
        },
      ]),
  { screen: '/checkin/guests-info', taps: 'main' },
  { screen: '/checkin/term', does: (guest) => guest.signs(), taps: 'main' },
  { screen: '/checkin/confirm-checkin', taps: 'main' },
  { screen: '/checkin/complete', taps: 'main' },
];

/** The check-in of a party of three. */
export const CHECKIN: Journey = checkinOf(NAMES.family, [YAMADA, EMI, KENTA]);

/**
 * A check-out that is paid by card.
 * @param mail where the receipt goes
 * @param receiptName whom it names; left out, the guest does not say
 */
export const checkoutOf = (
  name: string,
  card: Answers,
  mail: Answers = {},
  receiptName?: string,
): Journey => [
  { screen: '/', taps: 'checkout' },
  { screen: '/checkout/search', does: (guest) => guest.types('reservationName', name), taps: 'main' },
  { screen: '/checkout/wait', does: (guest) => guest.isCalled() },
  { screen: '/checkout/room-number', taps: 'main' },
  { screen: '/checkout/payment-terms', does: (guest) => guest.ticks('agreeTerms'), taps: 'main' },
  { screen: '/checkout/check-total', taps: 'main' },
  { screen: '/checkout/input-card', does: (guest) => guest.fillsIn(card), taps: 'main' },
  {
    screen: '/checkout/receipt-mail',
    does: (guest) => guest.fillsIn(mail),
    taps: receiptName === undefined ? 'main' : 'change-name',
  },
  ...(receiptName === undefined
    ? []
    : [
        {
          screen: '/checkout/receipt-name',
          does: (guest: Guest) => guest.types('receiptName', receiptName),
          taps: 'main',
        },
      ]),
  { screen: '/checkout/check-payment', taps: 'main' },
  { screen: '/checkout/complete-payment', taps: 'main' },
  { screen: '/checkout/confirm-checkout', does: (guest) => guest.goesOn(), taps: 'confirm' },
  { screen: '/checkout/complete-checkout', taps: 'main' },
];

/** The check-out with a receipt to another name. */
export const CHECKOUT: Journey = checkoutOf(NAMES.family, CARD, MAIL, '株式会社みどり');

/**
 * Takes a guest who stands at home through a journey.
 * @param looks what is done on a screen before the guest leaves it, by the screen's path
 */
export async function take(
  guest: Guest,
  journey: Journey,
  looks: Readonly<Record<string, () => Promise<void>>> = {},
): Promise<void> {
  for (const { screen, does, taps } of journey) {
    await guest.isOn(screen);
    await does?.(guest);
    await looks[screen]?.();
    if (taps !== undefined) await guest.taps(taps);
  }
}
