import type { Situation } from '../../src/flow/screen-row.ts';
import { nextAfter, type ScreenPath } from '../../src/flow/screens.ts';
import type { Answers } from './fields.ts';

/** How a guest's case differs from that of somebody alone with nothing to pay, at a hotel without check-in codes. */
export interface Case extends Partial<Situation> {
  /** The guest has the receipt made out to another name, on a screen beside the way. */
  readonly changesName?: boolean;
}

/** What guests have with them: the name of the reservation, and their answers to what screens ask. */
export interface Brings {
  readonly name?: string;
  /** The representative first. */
  readonly people?: readonly Answers[];
  readonly card?: Answers;
  readonly mail?: Answers;
  readonly receiptName?: string;
}

const PLAIN: Situation = {
  hasCompanions: false,
  hasPayment: false,
  paysAtDesk: false,
  isPaid: false,
  code: { use: 'none', code: undefined, isMultiRooms: false, isPaymentTarget: false },
};

const BESIDE: Partial<Record<ScreenPath, ScreenPath>> = {
  '/checkin/receipt-mail': '/checkin/receipt-name',
  '/checkout/receipt-mail': '/checkout/receipt-name',
};

/**
 * The screens from one to another, both included, as the app leads.
 * @throws if it never leads there
 */
export function wayBetween(from: ScreenPath, to: ScreenPath, guest: Case = {}): readonly ScreenPath[] {
  const way: ScreenPath[] = [from];
  for (let path = from; path !== to; way.push(path)) {
    path = (guest.changesName && BESIDE[path]) || nextAfter(path, { ...PLAIN, ...guest });
    if (way.includes(path)) throw new Error(`${from} does not lead to ${to}`);
  }
  return way;
}
