import { cpus, loadavg } from 'node:os';
import type { PageBytes } from '../../build/page-bytes.ts';
import { type ChangeResults, changeResults, type MeasuredChanges } from './change-results.ts';
import type { Scrolls } from './scrolls.ts';
import { type PageName, RATES, STARTS, type Start, type StartSample } from './starts.ts';
import { median, percentile, type Spread, spreadOf } from './statistics.ts';
import type { Tap } from './taps.ts';
import type { Interaction, Visit } from './visits.ts';
import type { Weight } from './weights.ts';

/** Medians of one page's start-ups, in ms. */
export interface StartTimes {
  readonly frame: number;
  readonly visible: number;
  readonly usable: number;
  readonly spread: { readonly visible: Spread; readonly usable: Spread };
  /** The longest task after home is seen; 0 where none takes 50 ms. */
  readonly longestTask: number;
  /** Asked for until home is usable. */
  readonly files: number;
  /** Of these on the wire. */
  readonly bytes: number;
}

/** One way of starting at one speed, app beside bare page, plain and dressed as home. */
export interface StartResult {
  readonly start: Start;
  /** How many times slower than this machine. */
  readonly rate: number;
  readonly app: StartTimes;
  readonly bare: StartTimes;
  readonly dressed: StartTimes;
  /** The dressed page with the hotel's settings; only of a first start. */
  readonly hotel: StartTimes | undefined;
  /** App over bare page. */
  readonly usableRatio: number;
  /** The app's words in view, over the bare page's being usable. */
  readonly seenRatio: number;
}

/** What visits at one speed were like: medians, in ms and bytes. */
export interface VisitResult {
  readonly rate: number;
  /** A key to its letter, on a keyboard and on the keypad in the page. */
  readonly keys: number;
  readonly pad: number;
  /** Interaction to next paint of a whole check-in. */
  readonly interaction: number;
  /** The same of the page dressed as the app's screens. */
  readonly dressed: number;
  /** Both of a whole check-out. */
  readonly checkout: { readonly interaction: number; readonly dressed: number };
  /** JavaScript's memory after the guest of a check-in has gone. */
  readonly memory: number;
}

/** Everything the bench finds out; times in ms, sizes in bytes. */
export interface Results {
  readonly machine: { readonly cpu: string; readonly cores: number; readonly load: readonly number[] };
  readonly rounds: number;
  readonly sizes: Readonly<Record<PageName, PageBytes>>;
  /** What the app's scripts are for. */
  readonly weights: readonly Weight[];
  readonly starts: readonly StartResult[];
  /** The largest of all starts; a ratio. */
  readonly shift: { readonly cold: number; readonly warm: number };
  /** Changes of screen of both journeys. */
  readonly changes: ChangeResults;
  /** Whole check-ins as a guest types and taps, at each speed. */
  readonly visits: readonly VisitResult[];
  /** Brotli bytes of all that the offline shell keeps. */
  readonly precache: number;
  /** A tap on home in the moment in which it answers, after each kind of start: medians in ms since it is seen. */
  readonly taps: Readonly<Record<Start, TapFigures>>;
  /** The longest frames while a finger scrolls, 95 of 100; in ms. */
  readonly scrolling: { readonly form: number; readonly countries: number };
  readonly signature: {
    readonly points: number;
    readonly median: number;
    readonly p95: number;
    /** The longest frame of each stroke. */
    readonly longestFrames: readonly number[];
  };
}

/** What was measured, one by one. */
export interface Samples {
  readonly rounds: number;
  readonly sizes: Readonly<Record<PageName, PageBytes>>;
  readonly weights: readonly Weight[];
  readonly starts: readonly StartSample[];
  readonly changes: MeasuredChanges;
  readonly strokes: readonly StrokeFigures[];
  readonly scrolls: Scrolls;
  readonly taps: readonly Tap[];
  readonly visits: readonly Visit[];
  readonly interactions: readonly Interaction[];
  readonly precache: number;
}

/** Sums up what was measured. */
export function resultsOf(samples: Samples): Results {
  const { rounds, sizes, weights, starts, changes, strokes, scrolls, taps, precache } = samples;
  const { visits, interactions } = samples;
  const shiftOf = (wanted: (start: Start) => boolean) =>
    Math.max(
      ...starts.filter(({ page, start }) => page === 'app' && wanted(start)).map(({ shift }) => shift),
    );
  const latencies = strokes.flatMap((stroke) => stroke.latencies);
  return {
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, load: loadavg() },
    rounds,
    sizes,
    weights,
    starts: STARTS.flatMap((start) => RATES.map((rate) => startResult(starts, start, rate))),
    shift: { cold: shiftOf((start) => start === 'cold'), warm: shiftOf((start) => start !== 'cold') },
    changes: changeResults(changes),
    visits: RATES.map((rate) =>
      visitResult(
        visits.filter((visit) => visit.rate === rate),
        interactions.filter((one) => one.rate === rate),
        rate,
      ),
    ),
    precache,
    taps: {
      cold: tapsAfter(taps, 'cold'),
      restart: tapsAfter(taps, 'restart'),
      reload: tapsAfter(taps, 'reload'),
    },
    scrolling: { form: percentile(scrolls.form, 95), countries: percentile(scrolls.countries, 95) },
    signature: {
      points: latencies.length,
      median: median(latencies),
      p95: percentile(latencies, 95),
      longestFrames: strokes.map(({ frames }) => Math.max(...frames)),
    },
  };
}

function startResult(samples: readonly StartSample[], start: Start, rate: number): StartResult {
  const times = (page: StartSample['page']): StartTimes => {
    const own = samples.filter(
      (sample) => sample.page === page && sample.start === start && sample.rate === rate,
    );
    return {
      frame: median(own.map(({ frame }) => frame)),
      visible: median(own.map(({ visible }) => visible)),
      usable: median(own.map(({ usable }) => usable)),
      spread: {
        visible: spreadOf(own.map(({ visible }) => visible)),
        usable: spreadOf(own.map(({ usable }) => usable)),
      },
      longestTask: median(own.map(({ longestTask }) => longestTask)),
      files: median(own.map(({ files }) => files)),
      bytes: median(own.map(({ bytes }) => bytes)),
    };
  };
  const [app, bare, dressed] = [times('app'), times('bare'), times('dressed')];
  return {
    start,
    rate,
    app,
    bare,
    dressed,
    hotel: start === 'cold' ? times('hotel') : undefined,
    usableRatio: app.usable / bare.usable,
    seenRatio: app.visible / bare.usable,
  };
}

const tapsAfter = (taps: readonly Tap[], wanted: Start): TapFigures => {
  const own = taps.filter(({ start }) => start === wanted);
  return {
    answered: median(own.map(({ answered }) => answered)),
    followed: median(own.map(({ followed }) => followed)),
  };
};

function visitResult(
  visits: readonly Visit[],
  interactions: readonly Interaction[],
  rate: number,
): VisitResult {
  const interactionOf = (wanted: Interaction['page']) =>
    median(interactions.filter(({ page }) => page === wanted).map(({ interaction }) => interaction));
  return {
    rate,
    keys: median(visits.flatMap(({ keys }) => keys)),
    pad: median(visits.flatMap(({ pad }) => pad)),
    interaction: median(visits.map(({ interaction }) => interaction)),
    dressed: interactionOf('dressed check-in'),
    checkout: { interaction: interactionOf('check-out'), dressed: interactionOf('dressed check-out') },
    memory: median(visits.map(({ memory }) => memory)),
  };
}
