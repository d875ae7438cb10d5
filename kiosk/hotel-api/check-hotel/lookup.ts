import { reservationNameForLookup, toMultiByte } from '../../../src/domain/kana.ts';
import { calls } from '../../../src/hotel/calls.ts';
import type { Caller } from './caller.ts';
import type { Options } from './options.ts';
import { note, wrong } from './report.ts';

export const NOBODY = 'ソンザイシナイ ナマエ';
const UNKNOWN_TOKEN = 'lobby-kiosk-check-hotel-no-token-of-this-hotel';

interface Spelling {
  readonly as: string;
  readonly name: string;
}

/** Looks the test reservation up in every spelling, tries tokens, and keeps the good one. */
export async function lookUp(caller: Caller, options: Options): Promise<void> {
  const { name: typed, phone: phoneNumber, keepsSpaces } = options;
  const sent = reservationNameForLookup(typed, !keepsSpaces);
  await caller.ask(calls.checkinToken, { name: NOBODY, phoneNumber }, 'refusal', 'unknown name');
  const token = await caller.ask(calls.checkinToken, { name: sent, phoneNumber });
  const found: Spelling[] = [];
  const missed: Spelling[] = [];
  let latest = token;
  for (const spelling of otherSpellings(typed, sent)) {
    const { name, as } = spelling;
    const own = await caller.ask(calls.checkinToken, { name, phoneNumber }, 'either', as);
    latest = own ?? latest;
    (own === undefined ? missed : found).push(spelling);
  }
  const named = (all: readonly Spelling[]) => all.map(({ as }) => as).join(', ');
  if (token === undefined && found.length > 0)
    caller.find(...wrong('names', foundOnly(named(found), options)));
  if (token !== undefined && missed.length > 0)
    caller.find(
      ...note('names', `the name is not found ${named(missed)}: a guest who types it so has to try again`),
    );
  caller.knows.authToken = token;
  if (token !== undefined && found.length > 0)
    await caller.ask(calls.checkinInfo, undefined, 'answer', 'the first of two tokens');
  caller.knows.authToken = latest;
}

const foundOnly = (spellings: string, { keepsSpaces }: Options): string =>
  `the name is found only ${spellings}, not as tablets send it` +
  (keepsSpaces
    ? ''
    : ' (without spaces): ignore spaces in names, or set display.search_without_spaces to false and check with --keep-spaces');

/** Other spellings of a name that guests may type. */
function otherSpellings(typed: string, sent: string): readonly Spelling[] {
  const all: readonly Spelling[] = [
    { as: 'with its space', name: reservationNameForLookup(typed, false) },
    { as: 'without spaces', name: reservationNameForLookup(typed, true) },
    { as: 'exactly as in --name', name: typed },
    { as: 'in small letters', name: sent.toLowerCase() },
    { as: 'in capitals', name: sent.toUpperCase() },
    { as: 'in full-width letters', name: toMultiByte(sent) },
  ];
  return all.filter(({ name }, at) => name !== sent && all.findIndex((one) => one.name === name) === at);
}

/** Tries false tokens, which the hotel has to refuse. */
export async function tryOtherTokens(caller: Caller, { expiredToken }: Options): Promise<void> {
  const own = caller.knows.authToken;
  const ask = (token: string | undefined, as: string) => {
    caller.knows.authToken = token;
    return caller.ask(calls.checkinInfo, undefined, 'no token', as);
  };
  await ask(undefined, 'without a token');
  await ask(UNKNOWN_TOKEN, 'an unknown token');
  if (expiredToken !== undefined) {
    await ask(expiredToken, 'an expired token');
    caller.seen.add('expired');
  }
  caller.knows.authToken = own;
}
