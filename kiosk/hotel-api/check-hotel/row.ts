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
import { type Expected, surpriseIn } from './surprise.ts';
import type { Tapped } from './tap.ts';
import { inWords } from './words.ts';

export interface MadeCall {
  readonly call: string;
  /** Its particular, such as another name; empty for the usual call. */
  readonly as: string;
  readonly expected: Expected;
  readonly tapped: Tapped;
  readonly fault: Fault | undefined;
  /** The tablet takes the refusal as the token's end and looks the guest up again. */
  readonly isTokenEnd: boolean;
}

export function rowOf(made: MadeCall, system: Dialect, basePath: string, timeoutMs: number): Row {
  const { call, as, tapped, fault } = made;
  const { answer, ms } = tapped;
  const title = as === '' ? call : `${call} (${as})`;
  const base = { call: title, ms: Math.round(ms), guestSees: guestSees(call, fault, made.isTokenEnd) };
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
  const known = findCall(system, sent.method, sent.path);
  const schema = known && answerFor(known, answer.status)?.content?.['application/json']?.schema;
  const judged = judgeAnswer(system, sent, answer);
  const asNumbers = fault === undefined ? judged.filter(isSafeNumberForText) : [];
  const differences = judged.filter((one) => !asNumbers.includes(one)).map((one) => inWords(one, answer));
  const { status } = answer;
  const isRefused = status < 200 || status >= 300;
  const wrong = surpriseIn(made, answer, { differences, isRead: schema !== undefined });
  return {
    ...base,
    verdict: wrong.length > 0 ? 'wrong' : isRefused ? 'refused' : 'good',
    status,
    fits: differences.length === 0,
    wrong,
    asNumbers: [...new Set(asNumbers.map(({ place }) => place.replaceAll(/\[\d+\]/gu, '[]')))],
    extra:
      schema === undefined || fault?.kind === 'message'
        ? []
        : extraFields(system, schema, parseJson(answer.body)),
  };
}

const isSafeNumberForText = ({ problem, value = '' }: Difference): boolean =>
  problem.startsWith('must be string') && Number.isSafeInteger(parseJson(value));
