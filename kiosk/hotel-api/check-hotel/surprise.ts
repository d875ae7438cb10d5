import type { Fault } from '../../../src/errors/fault.ts';
import { parseJson } from '../../server/read-json.ts';
import type { GivenAnswer } from '../contract/judge.ts';

/** `answer`: the hotel must answer. `either`: it may refuse. `refusal`, `no token`: it must refuse an unknown one. */
export type Expected = 'answer' | 'either' | 'refusal' | 'no token';

interface Call {
  readonly call: string;
  readonly expected: Expected;
  readonly fault: Fault | undefined;
  readonly isTokenEnd: boolean;
}

interface Compared {
  readonly differences: readonly string[];
  /** The tablet reads the body. */
  readonly isRead: boolean;
}

/** The faults of an answer: differences from the contract, else an answer unfit for a test reservation. */
export function surpriseIn(call: Call, answer: GivenAnswer, compared: Compared): readonly string[] {
  const found = answerSurprise(call, answer, compared);
  return call.expected === 'no token' ? [...found, ...unknownToken(call, answer.status)] : found;
}

function answerSurprise(
  call: Call,
  { status, body }: GivenAnswer,
  { differences, isRead }: Compared,
): readonly string[] {
  const { fault, expected } = call;
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && fault?.kind === 'message')
    return [`a refusal inside a ${status} (error_msg): refuse with a status from 400 to 499`];
  if (isSuccess && !isRead && fault === undefined) {
    const sign = signOfFailure(parseJson(body));
    if (sign !== undefined)
      return [
        `done by its status, ${status}, but the body has ${sign}: refuse with a status from 400 to 499`,
      ];
  }
  const isUnread = fault !== undefined && isSuccess && differences.length === 0;
  if (isUnread) return ['the tablet cannot read it'];
  if (expected === 'refusal') return [...differences, ...unknownName(call, status)];
  if (fault === undefined || isSuccess || expected === 'no token') return differences;
  if (status >= 500) return [...differences, `failed with ${status}`];
  return expected === 'answer' ? [...differences, `refused with ${status}`] : differences;
}

function unknownName({ call, fault }: Call, status: number): readonly string[] {
  if (fault === undefined) return ['a name that nobody has was found'];
  if (status === 404 && call.startsWith('checkin'))
    return ['404 says that the service is missing: another status is for a name without a reservation'];
  return status >= 500 ? [`${status} for a name without a reservation: that is for failures`] : [];
}

function unknownToken({ fault, isTokenEnd }: Call, status: number): readonly string[] {
  if (fault === undefined) return ['answered without a token of the hotel: anybody can read reservations'];
  return isTokenEnd
    ? []
    : [`${status} for a token that is not valid: only after a 401 the tablet looks the guest up again`];
}

const WORDS_OF_FAILURE = /^(ng|error|err|fail(ed|ure)?|false|refused|denied|invalid)$/iu;

/** A failure in the body of a system that always answers 200. */
function signOfFailure(json: unknown, isTop = true): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  for (const [name, value] of Object.entries(json)) {
    const isState = /^(success|ok|result|status|state)$/iu.test(name);
    if (isState && (value === false || (typeof value === 'string' && WORDS_OF_FAILURE.test(value))))
      return `${name}: ${value}`;
    const isError = /^(errors?|error_?(code|message|messages))$/iu.test(name);
    if (isError && value !== null && value !== false && value !== '' && value !== 0 && !isEmpty(value))
      return `“${name}”`;
  }
  return isTop && 'payload' in json ? signOfFailure(json.payload, false) : undefined;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && Object.keys(value ?? {}).length === 0;
