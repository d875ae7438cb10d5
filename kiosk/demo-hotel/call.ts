import type { Dialect } from '../hotel-api/contract/documents.ts';
import type { Clock } from './clock.ts';
import type { GuestBook } from './guests.ts';
import type { Language } from './language.ts';
import type { ReadRequest } from './request.ts';
import type { CheckinVisit, CheckoutVisit, Visit, Visits } from './visits.ts';

export interface Call {
  readonly request: ReadRequest;
  readonly dialect: Dialect;
  readonly language: Language;
  /** Id or code in the facility header, if sent. */
  readonly facility: string | undefined;
  readonly path: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly guests: GuestBook;
  readonly visits: Visits;
  /** Card tokens that paid already: a token is single use. */
  readonly usedCardTokens: Set<string>;
}

/** The content of `{"payload": …}`, or a whole response of another shape. */
export type Answer = Readonly<Record<string, unknown>> | Response;

/** The hotel's answer to a call; the token decides the visit. */
export type Rule =
  | { readonly token: 'none'; answer(call: Call): Answer | Promise<Answer> }
  | { readonly token: 'checkin'; answer(call: Call, visit: CheckinVisit): Answer }
  | { readonly token: 'checkout'; answer(call: Call, visit: CheckoutVisit): Answer }
  | { readonly token: 'either'; answer(call: Call, visit: Visit): Answer };

export type Rules = Readonly<Record<string, Rule>>;

/** A number in the dialect: cico sends numeric strings, so that both forms are exercised. */
export function wireNumber(dialect: Dialect, value: number): number | string {
  return dialect === 'cico' ? String(value) : value;
}
