import type { Caller } from './caller.ts';
import type { Options } from './options.ts';
import { type Finding, note, wrong } from './report.ts';
import { isHtml } from './words.ts';

/** A guest begins to wonder. */
const SLOW_MS = 3_000;
const LARGEST_SKEW_S = 60;

const answersOf = ({ made }: Caller) =>
  made.flatMap(({ call, tapped, fault }) =>
    tapped.answer === undefined ? [] : [{ call, fault, ...tapped.answer }],
  );

/** Pages in place of JSON, a wrong address, a refused key, slow answers, a wrong clock. */
export function commonFindings(caller: Caller, options: Options): readonly Finding[] {
  return [
    ...pages(caller),
    ...address(caller),
    ...key(caller, options),
    ...redirects(caller),
    ...encodings(caller),
    ...ids(caller),
    ...slow(caller),
    ...clock(caller),
  ];
}

function pages(caller: Caller): readonly Finding[] {
  const found = answersOf(caller).filter(({ body, fault }) => fault !== undefined && isHtml(body));
  const [first] = found;
  if (first === undefined) return [];
  const title = /<title[^>]*>([^<]{1,80})/iu.exec(first.body)?.[1]?.trim();
  const titled = title === undefined ? '' : `, titled “${title}”`;
  const sentence = `HTML in place of JSON (${namesOf(found)})${titled}: it comes from a proxy, a login page or another server, not from the hotel's API`;
  return wrong('page', sentence);
}

function address(caller: Caller): readonly Finding[] {
  const all = answersOf(caller);
  if (all.length < 3 || !all.every(({ status }) => status === 404)) return [];
  const sentence = 'every call is 404: the address is not that of the API, or lacks a path';
  return wrong('address', sentence);
}

function key(caller: Caller, { system, clientKey }: Options): readonly Finding[] {
  const all = answersOf(caller);
  const isRefusal = (status: number) =>
    clientKey === '' ? status >= 400 && status < 500 && status !== 404 : status === 401 || status === 403;
  if (system !== 'cico' || all.length < 3 || !all.every(({ status }) => isRefusal(status))) return [];
  const sentence =
    clientKey === ''
      ? 'every call is refused: --client-key is missing (AUTHORIZATION-CLIENT)'
      : 'every call is refused: the key of --client-key is not taken (AUTHORIZATION-CLIENT)';
  return wrong('key', sentence);
}

function redirects(caller: Caller): readonly Finding[] {
  const found = answersOf(caller).filter(({ wasRedirected }) => wasRedirected);
  if (found.length === 0) return [];
  const sentence = `redirected (${namesOf(found)}): calls that change something follow no redirect; use the address that it leads to`;
  return wrong('address', sentence);
}

/** The encodings that the gateway unpacks. */
const UNPACKED = ['', 'identity', 'gzip', 'x-gzip', 'deflate', 'br'];

function encodings(caller: Caller): readonly Finding[] {
  const encodingOf = (headers: Headers) => headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  const found = answersOf(caller).filter(({ headers }) => !UNPACKED.includes(encodingOf(headers)));
  const [first] = found;
  if (first === undefined) return [];
  const name = encodingOf(first.headers)
    .replaceAll(/[^\w, .-]/gu, '?')
    .slice(0, 40);
  return wrong(
    'encoding',
    `Content-Encoding: ${name} (${namesOf(found)}): gzip, deflate and br are unpacked`,
  );
}

function ids({ rows }: Caller): readonly Finding[] {
  return rows
    .filter(({ asNumbers }) => asNumbers.length > 0)
    .flatMap(({ call, asNumbers }) =>
      note(
        'ids',
        `${call}: a number in place of a string (${asNumbers.join(', ')}): beyond 2^53 programs alter it`,
      ),
    );
}

function slow({ made }: Caller): readonly Finding[] {
  return made
    .filter(({ tapped: { answer, ms } }) => answer !== undefined && ms > SLOW_MS)
    .flatMap(({ call, tapped: { ms } }) =>
      note('slow', `${call} took ${(ms / 1000).toFixed(1)} s: the guest waits`),
    );
}

function clock(caller: Caller): readonly Finding[] {
  const date = answersOf(caller).at(-1)?.headers.get('date');
  const skew = date ? Math.round((Date.parse(date) - Date.now()) / 1000) : 0;
  if (Number.isNaN(skew) || Math.abs(skew) <= LARGEST_SKEW_S) return [];
  const sentence = `its clock is ${Math.abs(skew)} s ${skew > 0 ? 'ahead of' : 'behind'} this machine's: days of stay and the life of tokens may be off`;
  return note('clock', sentence);
}

const namesOf = (found: readonly { readonly call: string }[]): string =>
  [...new Set(found.map(({ call }) => call))].join(', ');
