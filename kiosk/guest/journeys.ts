import type { Answers } from './fields.ts';
import { type Guest, type Stop, stopsOn, type Visit } from './guest.ts';
import { CARD, EMI, KENTA, MAIL, NAMES, YAMADA } from './personas.ts';
import { type Brings, type Case, wayBetween } from './way.ts';

export type Journey = readonly Stop[];

const journeyOf = (visit: Visit, brings: Brings, guest: Case): Journey => [
  { screen: '/', taps: visit },
  ...stopsOn(wayBetween(`/${visit}/search`, '/', guest), brings),
];

export const checkinOf = (name: string, people: readonly Answers[]): Journey =>
  journeyOf('checkin', { name, people }, { asksCompanions: people.length > 1 });

/** The check-in of a party of three. */
export const CHECKIN: Journey = checkinOf(NAMES.family, [YAMADA, EMI, KENTA]);

/** A check-out paid by card. @param mail for the receipt @param receiptName absent if the guest does not say */
export const checkoutOf = (name: string, card: Answers, mail: Answers = {}, receiptName?: string): Journey =>
  journeyOf(
    'checkout',
    { name, card, mail, ...(receiptName === undefined ? {} : { receiptName }) },
    { hasPayment: true, changesName: receiptName !== undefined },
  );

export const CHECKOUT: Journey = checkoutOf(NAMES.family, CARD, MAIL, '株式会社みどり');

/** Takes a guest from home through a journey. @param looks checks of a screen by its path, before the guest leaves it */
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
