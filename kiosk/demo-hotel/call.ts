import type { Clock } from './clock.ts';
import type { Dialect } from './dialects.ts';
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
  /** The last part of the path, for paths that end in `{id}`. */
  readonly id: string;
  readonly clock: Clock;
  readonly guests: GuestBook;
  readonly visits: Visits;
  /** Card tokens that paid already: a token is single use. */
  readonly usedCardTokens: Set<string>;
}

/** What goes inside `{"payload": …}`, or a whole response where the answer is not JSON. */
export type Answer = Readonly<Record<string, unknown>> | Response;

/** Whether a field must be there. */
export type Fields = Readonly<Record<string, 'required' | 'optional'>>;

interface RuleBase {
  /** Name of the call in the record, in faults and in messages. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path by dialect; `{id}` at its end stands for one segment. A dialect left out does not know the call. */
  readonly paths: Readonly<Partial<Record<Dialect, string>>>;
  readonly query?: Fields;
  readonly form?: Fields;
  /** The facility header must be there. */
  readonly needsFacility?: true;
  /** cico may send the URL's authorization along. */
  readonly takesAuthorization?: true;
}

/** One endpoint: who may call it and how, and what it answers. The token decides which visit it gets. */
export type Rule =
  | (RuleBase & { readonly token: 'none'; answer(call: Call): Answer | Promise<Answer> })
  | (RuleBase & {
      readonly token: 'checkin';
      answer(call: Call, visit: CheckinVisit): Answer | Promise<Answer>;
    })
  | (RuleBase & {
      readonly token: 'checkout';
      answer(call: Call, visit: CheckoutVisit): Answer | Promise<Answer>;
    })
  | (RuleBase & { readonly token: 'either'; answer(call: Call, visit: Visit): Answer | Promise<Answer> });

/** The same path in both dialects. */
export function everywhere(path: string): Readonly<Record<Dialect, string>> {
  return { legacy: path, cico: path };
}

/** A number as the dialect sends it: cico answers numeric strings, so that both spellings are always exercised. */
export function wireNumber(dialect: Dialect, value: number): number | string {
  return dialect === 'cico' ? String(value) : value;
}
