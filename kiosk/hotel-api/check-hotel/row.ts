import type { Fault } from '../../../src/errors/fault.ts';
import { parseJson } from '../../server/read-json.ts';
import type { Difference } from '../contract/difference.ts';
import type { Dialect } from '../contract/documents.ts';
import { extraFields } from '../contract/extra.ts';
import { judgeAnswer } from '../contract/judge.ts';
import { answerFor, findCall } from '../contract/operations.ts';
import { guestSees } from './guest-view.ts';
import { networkFailure } from './network-failure.ts';
import type { Row } from './report.ts';
import type { Tapped } from './tap.ts';

/**
 * How a call has to go. `answer`: the hotel answers it. `either`: it may refuse. `refusal`: it has to refuse.
 */
export type Expected = 'answer' | 'either' | 'refusal';

/** What is known of a call that was made. */
export interface Made {
  readonly call: string;
  readonly expected: Expected;
  readonly tapped: Tapped;
  /** What the app made of it; undefined where it goes on. */
  readonly fault: Fault | undefined;
}

/** Judges a call that was made. */
export function rowOf(
  { call, expected, tapped, fault }: Made,
  system: Dialect,
  basePath: string,
  timeoutMs: number,
): Row {
  const { answer, ms } = tapped;
  const title = expected === 'refusal' ? `${call} (unknown name)` : call;
  const base = { call: title, ms: Math.round(ms), guestSees: guestSees(call, fault) };
  if (answer === undefined) {
    const { sentence } = networkFailure(tapped.failure, timeoutMs);
    return {
      ...base,
      verdict: 'wrong',
      status: null,
      fits: null,
      wrong: [sentence],
      asNumbers: [],
      extra: [],
    };
  }
  const sent = { method: tapped.request.method, path: tapped.request.path.slice(basePath.length) };
  const judged = judgeAnswer(system, sent, answer);
  const asNumbers = fault === undefined ? judged.filter(isSafeNumberForText) : [];
  const differences = judged.filter((one) => !asNumbers.includes(one)).map(inWords);
  const { status } = answer;
  const isRefused = status < 200 || status >= 300;
  const isUnread = fault !== undefined && !isRefused && differences.length === 0;
  const surprise = isUnread ? ['the tablet cannot read it'] : surpriseIn(expected, status, fault);
  const wrong = [...differences, ...surprise];
  const known = findCall(system, sent.method, sent.path);
  const schema = known && answerFor(known, status)?.content?.['application/json']?.schema;
  return {
    ...base,
    verdict: wrong.length > 0 ? 'wrong' : isRefused ? 'refused' : 'good',
    status,
    fits: differences.length === 0,
    wrong,
    asNumbers: [...new Set(asNumbers.map(({ place }) => place.replaceAll(/\[\d+\]/gu, '[]')))],
    extra: schema === undefined ? [] : extraFields(system, schema, parseJson(answer.body)),
  };
}

function surpriseIn(expected: Expected, status: number, fault: Fault | undefined): readonly string[] {
  if (expected === 'refusal') {
    if (fault === undefined) return ['a name that nobody has was found'];
    if (status === 404)
      return ['404 says that the service is missing: another status is for a name without a reservation'];
    return status >= 500 ? [`${status} for a name without a reservation: that is for failures`] : [];
  }
  if (fault === undefined || status < 300) return [];
  if (status >= 500) return [`failed with ${status}`];
  return expected === 'answer' ? [`refused with ${status}`] : [];
}

/** A number in the place of an id, of which no digit is lost on the way. */
const isSafeNumberForText = ({ problem, value = '' }: Difference): boolean =>
  problem.startsWith('must be string') && Number.isSafeInteger(parseJson(value));

/** Without the value, which may be a guest's: only its kind. */
function inWords({ place, problem, value }: Difference): string {
  return value === undefined ? `${place} ${problem}` : `${place} ${problem}, not ${kindOf(value)}`;
}

const isBeyondSafe = (value: number): boolean => Math.abs(value) > Number.MAX_SAFE_INTEGER;

function kindOf(text: string): string {
  const value = parseJson(text);
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'number')
    return isBeyondSafe(value) ? `a number beyond 2^53: programs alter it` : 'a number';
  return `a text of ${typeof value === 'string' ? value.length : text.length} characters`;
}
