import type { Dialect } from '../hotel-api/contract/documents.ts';
import type { Clock } from './clock.ts';
import type { GuestBook } from './guests.ts';
import type { Language } from './language.ts';
import type { ReadRequest } from './request.ts';
import type { CheckinVisit, CheckoutVisit, Visit, Visits } from './visits.ts';

/** One request on its way through the hotel, checked. */
export interface Call {
  readonly request: ReadRequest;
  readonly dialect: Dialect;
  readonly language: Language;
  /** Id or code of the facility header, when one was sent. */
  readonly facility: string | undefined;
  /** The parts of the path that the contract leaves open, by their names there. */
  readonly path: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly guests: GuestBook;
  readonly visits: Visits;
  /** Card tokens that paid already: a token is single use. */
  readonly usedCardTokens: Set<string>;
}

/** What goes inside `{"payload": …}`, or a whole response where the answer has another shape. */
export type Answer = Readonly<Record<string, unknown>> | Response;

/** What the hotel answers to a call. The token decides which visit it gets. */
export type Rule =
  | { readonly token: 'none'; answer(call: Call): Answer | Promise<Answer> }
  | { readonly token: 'checkin'; answer(call: Call, visit: CheckinVisit): Answer }
  | { readonly token: 'checkout'; answer(call: Call, visit: CheckoutVisit): Answer }
  | { readonly token: 'either'; answer(call: Call, visit: Visit): Answer };

/** By the call's name in the contract. */
export type Rules = Readonly<Record<string, Rule>>;

/** A number as the dialect sends it: cico answers numeric strings, so that both spellings are always exercised. */
export function wireNumber(dialect: Dialect, value: number): number | string {
  return dialect === 'cico' ? String(value) : value;
}
