import { HotelError, hasTokenEnded } from '../../../src/errors/fault.ts';
import { createHotel } from '../../../src/hotel/create-hotel.ts';
import type { Call } from '../../../src/hotel/hotel.ts';
import { askPoints } from '../../../src/hotel/member.ts';
import { networkFailure } from './network-failure.ts';
import type { Sight } from './not-seen.ts';
import type { Options } from './options.ts';
import type { Finding, Row } from './report.ts';
import { type MadeCall, rowOf } from './row.ts';
import type { Expected } from './surprise.ts';
import { tapNetwork } from './tap.ts';

/** Published names that differ from the app's. */
const PUBLISHED: Readonly<Record<string, string>> = { optima_members: 'members' };

/** Makes calls through the app's own client and judges each; `tap.stop()` ends it. */
export function openCaller(options: Options) {
  const { url, system, timeoutMs, language } = options;
  const tap = tapNetwork(options.origin === undefined ? {} : { origin: options.origin });
  const knows: Record<'authToken' | 'facilityId', string | undefined> = {
    authToken: undefined,
    facilityId: options.facility,
  };
  const rows: Row[] = [];
  const made: MadeCall[] = [];
  const findings: Finding[] = [];
  const seen = new Set<Sight>();
  let isCutOff = false;
  const visit = new AbortController().signal;
  // On another origin, the client asks nothing of its own, such as a key for the gateway.
  Object.defineProperty(globalThis, 'location', {
    value: new URL('https://tablet.invalid/'),
    configurable: true,
  });
  const hotel = createHotel(() => ({
    ...knows,
    system,
    origin: url,
    allowsCredentials: false,
    timeoutMs,
    authorizationClient: options.clientKey,
    language,
    userAgent: 'lobby-kiosk check-hotel',
    deepLinkToken: options.member?.authorization,
    lookup: visit,
  }));
  async function judged<Out>(
    { call, expected, as, base }: Pick<MadeCall, 'call' | 'expected' | 'as'> & { readonly base: string },
    ask: () => Promise<Out>,
  ) {
    let value: Out | undefined;
    let error: unknown;
    try {
      value = await ask();
    } catch (thrown) {
      error = thrown;
    }
    const tapped = tap.last();
    if (tapped === undefined || (error !== undefined && !(error instanceof HotelError))) throw error;
    const one: MadeCall = {
      call,
      as,
      expected,
      tapped,
      fault: error?.fault,
      isTokenEnd: hasTokenEnded(error),
    };
    made.push(one);
    rows.push(rowOf(one, system, new URL(base).pathname.replace(/\/$/u, ''), timeoutMs));
    if (tapped.answer === undefined) isCutOff ||= networkFailure(tapped.failure, timeoutMs).isLasting;
    return value;
  }
  return {
    knows,
    tap,
    rows,
    made,
    findings,
    seen,
    isCutOff: () => isCutOff,
    /** Makes a call; undefined where the tablet would stop. @param as its particular, such as another name */
    ask: <In, Out>(call: Call<In, Out>, input: In, expected: Expected = 'answer', as = '') =>
      judged({ call: PUBLISHED[call.name] ?? call.name, expected, as, base: url }, () =>
        hotel.ask(call, input),
      ),
    find(...found: readonly Finding[]) {
      findings.push(...found);
    },
    /** Removes a good last call, one of many alike, from the report. */
    forgetGood() {
      if (rows.at(-1)?.verdict === 'good') rows.pop();
    },
    async askMember({
      url: origin,
      number: membershipNumber,
      authorization,
    }: NonNullable<Options['member']>) {
      const question = { origin, membershipNumber, authorization, language, timeoutMs, visit };
      await judged({ call: 'users', expected: 'either', as: '', base: origin }, () => askPoints(question));
    },
    leaveOut(why: string, ...calls: readonly string[]) {
      const nothing = { status: null, ms: null, fits: null, asNumbers: [], extra: [], guestSees: '' };
      for (const call of calls) rows.push({ call, verdict: 'left out', wrong: [why], ...nothing });
    },
  };
}
export type Caller = ReturnType<typeof openCaller>;
