import type { Change } from './changes.ts';
import { median, percentile, type Spread, spreadOf } from './statistics.ts';

/** How long changes of screen took, in ms. */
export interface ChangeTimes {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  /** The same without what was spent waiting for the hotel. */
  readonly ownMedian: number;
  readonly ownP95: number;
}

/** One change of screen after the first walk, in ms, without what was spent waiting for the hotel. */
export interface ChangeOfScreen {
  /** The screens before and after. */
  readonly change: string;
  readonly plain: Spread;
  /** With the motion. */
  readonly faded: Spread;
  /** Both of the page dressed as the screens. */
  readonly dressed: Spread;
  readonly dressedFaded: Spread;
  /** What was spent waiting for the hotel; median. */
  readonly hotel: number;
}

/** Changes of screen, by page and kind. */
export interface ChangeResults {
  readonly app: ChangeTimes;
  /** Of these, the first walk after a start, and all others. */
  readonly firstWalk: ChangeTimes;
  readonly laterWalks: ChangeTimes;
  /** The same with the motion before it, after the first walk and in it. */
  readonly faded: ChangeTimes;
  readonly fadedFirst: ChangeTimes;
  readonly bare: ChangeTimes;
  /** The bare page's first walk, and its others. */
  readonly bareFirst: ChangeTimes;
  readonly bareLater: ChangeTimes;
  /** The same of the page dressed as the app's screens. */
  readonly dressedLater: ChangeTimes;
  readonly dressedFaded: ChangeTimes;
  readonly dressedFadedFirst: ChangeTimes;
  readonly each: readonly ChangeOfScreen[];
}

/** What was measured of changes of screen: the app's journeys, the bare page, and the one dressed as the screens. */
export type MeasuredChanges = Readonly<
  Record<'app' | 'faded' | 'bare' | 'dressed' | 'dressedFaded', readonly Change[]>
>;

/** Sums up what was measured. */
export function changeResults({ app, faded, bare, dressed, dressedFaded }: MeasuredChanges): ChangeResults {
  return {
    app: changeTimes(app),
    firstWalk: changeTimes(first(app)),
    laterWalks: changeTimes(later(app)),
    faded: changeTimes(later(faded)),
    fadedFirst: changeTimes(first(faded)),
    bare: changeTimes(bare),
    bareFirst: changeTimes(first(bare)),
    bareLater: changeTimes(later(bare)),
    dressedLater: changeTimes(later(dressed)),
    dressedFaded: changeTimes(later(dressedFaded)),
    dressedFadedFirst: changeTimes(first(dressedFaded)),
    each: [...new Set(app.map(nameOf))].map((change) => {
      const own = (changes: readonly Change[]) =>
        spreadOf(
          later(changes)
            .filter((one) => nameOf(one) === change)
            .map(ownMs),
        );
      return {
        change,
        plain: own(app),
        faded: own(faded),
        dressed: own(dressed),
        dressedFaded: own(dressedFaded),
        hotel: median(app.filter((one) => nameOf(one) === change).map(({ hotel }) => hotel)),
      };
    }),
  };
}

const first = (changes: readonly Change[]) => changes.filter(({ walk }) => walk === 0);
const later = (changes: readonly Change[]) => changes.filter(({ walk }) => walk > 0);
const ownMs = ({ ms, hotel }: Change): number => ms - hotel;
const nameOf = ({ from, to }: ChangeFigures): string => `${from} → ${to}`;

function changeTimes(changes: readonly Change[]): ChangeTimes {
  const times = changes.map(({ ms }) => ms);
  const own = changes.map(ownMs);
  return {
    count: times.length,
    median: median(times),
    p95: percentile(times, 95),
    ownMedian: median(own),
    ownP95: percentile(own, 95),
  };
}
