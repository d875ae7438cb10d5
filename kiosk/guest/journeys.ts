import type { Answers } from './fields.ts';
import { type Guest, type Stop, stopsOn, type Visit } from './guest.ts';
import { CARD, EMI, KENTA, MAIL, NAMES, YAMADA } from './personas.ts';
import { type Brings, type Case, wayBetween } from './way.ts';

/** A guest's way through the app, from home back to home. */
export type Journey = readonly Stop[];

const journeyOf = (visit: Visit, brings: Brings, guest: Case): Journey => [
  { screen: '/', taps: visit },
  ...stopsOn(wayBetween(`/${visit}/search`, '/', guest), brings),
];

/** A check-in, for as many people as there are answers. */
export const checkinOf = (name: string, people: readonly Answers[]): Journey =>
  journeyOf('checkin', { name, people }, { hasCompanions: people.length > 1 });

/** The check-in of a party of three. */
export const CHECKIN: Journey = checkinOf(NAMES.family, [YAMADA, EMI, KENTA]);

/**
 * A check-out that is paid by card.
 * @param mail where the receipt goes
 * @param receiptName whom it names; left out, the guest does not say
 */
export const checkoutOf = (name: string, card: Answers, mail: Answers = {}, receiptName?: string): Journey =>
  journeyOf(
    'checkout',
    { name, card, mail, ...(receiptName === undefined ? {} : { receiptName }) },
    { hasPayment: true, changesName: receiptName !== undefined },
  );

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
