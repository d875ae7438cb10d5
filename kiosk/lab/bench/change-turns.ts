import { CHECKIN, CHECKOUT, type Journey } from '../../guest/journeys.ts';
import type { MeasuredChanges } from './change-results.ts';
import { type Change, measureChanges } from './changes.ts';
import { BARE_JOURNEY, dressed } from './journey.ts';

/** Where the pages are; those dressed as the screens are one for each journey. */
export interface ChangeAddresses {
  readonly app: string;
  readonly bare: string;
  readonly dressed: { readonly checkin: string; readonly checkout: string };
}

/** How often: each series is on a browser just started, and its first walk counts apart. */
export interface Often {
  readonly series: number;
  readonly walks: number;
}

interface Turn {
  readonly page: keyof MeasuredChanges;
  readonly address: string;
  readonly journey: Journey;
  readonly fade: boolean;
}

/**
 * Walks both journeys on all pages by turns, so that other work on this machine affects them all.
 * @param tell says how far it has come
 */
export async function measureAllChanges(
  addresses: ChangeAddresses,
  { series, walks }: Often,
  tell: (line: string) => void,
): Promise<MeasuredChanges> {
  const measured: Record<keyof MeasuredChanges, Change[]> = {
    app: [],
    faded: [],
    bare: [],
    dressed: [],
    dressedFaded: [],
  };
  const turns = turnsOf(addresses);
  for (let one = 0; one < series; one++) {
    tell(`changes of screen, series ${one + 1} of ${series}`);
    for (const { page, ...walk } of [...turns.slice(one), ...turns.slice(0, one)])
      measured[page].push(...(await measureChanges({ ...walk, times: walks })));
  }
  return measured;
}

function turnsOf({ app, bare, dressed: { checkin, checkout } }: ChangeAddresses): readonly Turn[] {
  return [
    { page: 'bare', address: bare, journey: BARE_JOURNEY, fade: false },
    ...[false, true].flatMap((fade): Turn[] => [
      { page: fade ? 'faded' : 'app', address: app, journey: CHECKIN, fade },
      { page: fade ? 'dressedFaded' : 'dressed', address: checkin, journey: dressed(CHECKIN), fade },
      { page: fade ? 'faded' : 'app', address: app, journey: CHECKOUT, fade },
      { page: fade ? 'dressedFaded' : 'dressed', address: checkout, journey: dressed(CHECKOUT), fade },
    ]),
  ];
}
