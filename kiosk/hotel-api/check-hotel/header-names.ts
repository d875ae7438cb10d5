import type { Caller } from './caller.ts';
import type { Options } from './options.ts';
import { type Finding, wrong } from './report.ts';
import type { MadeCall } from './row.ts';
import { isHtml } from './words.ts';

/** Calls refused for a name too, which proves nothing about headers. */
const LOOKUPS = ['checkin_authtoken_request', 'checkout_authtoken_request'];
const OURS = /^(device|auth|facility)[-_]/u;

/** Whether the product's headers arrive: repeats a refused call without them, and in legacy with hyphens. */
export async function headerNames(caller: Caller, { system }: Options): Promise<readonly Finding[]> {
  const refused = caller.made.find(
    ({ call, expected, tapped: { answer, request } }) =>
      expected === 'answer' &&
      request.method === 'GET' &&
      answer !== undefined &&
      answer.status >= 400 &&
      answer.status < 500 &&
      answer.status !== 404 &&
      !isHtml(answer.body) &&
      !LOOKUPS.includes(call),
  );
  const answer = refused?.tapped.answer;
  if (refused === undefined || answer === undefined || caller.made.some(hasTokenTaken)) return [];
  const { call, tapped } = refused;
  const headers = Object.entries(tapped.request.headers);
  const isSame = (other: { readonly status: number; readonly body: string } | undefined) =>
    other?.status === answer.status && other.body === answer.body;
  const without = headers.filter(([name]) => !OURS.test(name));
  if (!isSame(await caller.tap.again(tapped, Object.fromEntries(without)))) return [];
  if (system === 'cico')
    return wrong(
      'header names',
      `${call} is answered the same without the tablet's headers: they do not arrive, or nobody reads them`,
    );
  const hyphens = headers.map(([name, value]) => [OURS.test(name) ? name.replaceAll('_', '-') : name, value]);
  const byHyphens = await caller.tap.again(tapped, Object.fromEntries(hyphens));
  const isOther = byHyphens !== undefined && !isSame(byHyphens);
  return wrong(
    'header names',
    `${call} is answered the same without the headers whose names have underscores` +
      (isOther ? ', but otherwise with hyphens in their names' : '') +
      ': a proxy drops them (nginx: underscores_in_headers on), or nobody reads them',
  );
}

/** An answer to a call's token proves that its headers arrived. */
const hasTokenTaken = ({ expected, fault, tapped: { answer, request } }: MadeCall): boolean =>
  expected !== 'no token' &&
  fault === undefined &&
  answer !== undefined &&
  Object.keys(request.headers).some((name) => /^auth[-_]token$/u.test(name));
