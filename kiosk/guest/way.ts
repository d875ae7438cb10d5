import type { Situation } from '../../src/flow/screen-row.ts';
import { nextAfter, type ScreenPath } from '../../src/flow/screens.ts';
import type { Answers } from './fields.ts';

/** The case's differences from the plain one. */
export interface Case extends Partial<Situation> {
  /** The receipt names somebody else, by a screen beside the way. */
  readonly changesName?: boolean;
}

/** The reservation's name, and the answers to screens. */
export interface Brings {
  readonly name?: string;
  /** The representative first. */
  readonly people?: readonly Answers[];
  readonly card?: Answers;
  readonly mail?: Answers;
  readonly receiptName?: string;
}

/** A lone guest with nothing to pay, at a hotel without check-in codes. */
export const PLAIN: Situation = {
  asksRepresentative: true,
  asksCompanions: false,
  hasPayment: false,
  paysAtDesk: false,
  isPaid: false,
  code: { use: 'none', code: undefined, isMultiRooms: false, isPaymentTarget: false },
};

const BESIDE: Partial<Record<ScreenPath, ScreenPath>> = {
  '/checkin/receipt-mail': '/checkin/receipt-name',
  '/checkout/receipt-mail': '/checkout/receipt-name',
};

/** The screens of a way, both ends included, as the app leads. @throws without a way */
export function wayBetween(from: ScreenPath, to: ScreenPath, guest: Case = {}): readonly ScreenPath[] {
  const way: ScreenPath[] = [from];
  for (let path = from; path !== to; way.push(path)) {
    path = (guest.changesName && BESIDE[path]) || nextAfter(path, { ...PLAIN, ...guest });
    if (way.includes(path)) throw new Error(`${from} does not lead to ${to}`);
  }
  return way;
}
