import { z } from 'zod';
import { isKnownScreen } from './journeys.ts';

/** The kind of an error, and the HTTP status where there was one: `network`, `status-503`. */
export const ERROR_CODE = /^[a-z][a-z-]{0,30}(-[1-5]\d\d)?$/u;
/** Steps of the time that a screen was shown, in seconds; the last has no end. */
export const STEPS_S = [5, 15, 30, 60, 120, 300, Number.POSITIVE_INFINITY] as const;

/** Tablets tell no sum over fewer visits, and all sums in multiples of it. */
export const MIN = 5;
/** More than one tablet's guests do between two heartbeats, or in a day without a network. */
const LARGEST = 100_000;
const MAX_SUMS = 400;
/** Codes and languages of one screen that have a line of their own. */
const MAX_NAMES = 30;
const REST = 'rest';
/** Sums of all screens that gateways tell each other; more are invented. */
const MAX_NAMES_IN_ALL = 4_000;

/** A screen, and what is counted there. No part takes free text. */
const NAME =
  /^(?<screen>\/[a-z0-9/-]{0,80}) (?:(?<plain>opened|on|back|idle|touches)|within (?<step>5|15|30|60|120|300)|(?<longer>longer)|in (?<language>[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?)|error (?<code>[a-z][a-z-]{0,30}(?:-[1-5]\d\d)?))$/u;

/** The sums in a heartbeat, by name, such as `/checkin/term opened`. */
export const sumsSchema = z
  .record(z.string().regex(NAME), z.int().min(MIN).max(LARGEST).multipleOf(MIN))
  .refine((sums) => Object.keys(sums).length <= MAX_SUMS, `has more than ${MAX_SUMS} sums`);

/** What guests did on one screen, on all tablets together. */
export class ScreenSums {
  opened = 0;
  on = 0;
  back = 0;
  idle = 0;
  touches = 0;
  /** Stays by the step of `STEPS_S` in which they ended. */
  readonly times: number[] = STEPS_S.map(() => 0);
  readonly languages = new Map<string, number>();
  readonly errors = new Map<string, number>();
}

/** What became of the guests of all tablets on each screen, in memory, since the start. */
export class HouseSums {
  readonly #screens = new Map<string, ScreenSums>();
  /** All that was ever added, by name, and what was added since `takeNews`. */
  readonly #all = new Map<string, number>();
  #news = new Map<string, number>();

  /** Adds what a tablet has told; screens that we do not know, as only another version of the app has them, are left out. */
  add(sums: z.infer<typeof sumsSchema>): void {
    this.#add(sums);
    for (const [name, sum] of Object.entries(sums)) {
      if (this.#all.has(name)) this.#news.set(name, (this.#news.get(name) ?? 0) + sum);
    }
  }

  /** All that was ever added, by name. */
  all(): ReadonlyMap<string, number> {
    return this.#all;
  }

  /** What was added since the last time, by name. */
  takeNews(): ReadonlyMap<string, number> {
    const news = this.#news;
    this.#news = new Map();
    return news;
  }

  /** The news could not be told: they are news again. */
  returnNews(news: ReadonlyMap<string, number>): void {
    for (const [name, sum] of news) this.#news.set(name, (this.#news.get(name) ?? 0) + sum);
  }

  /** What all gateways have added, and what this one has not told yet. */
  learn(sums: ReadonlyMap<string, number>): void {
    this.#screens.clear();
    this.#all.clear();
    this.#add(Object.fromEntries(sums));
    this.#add(Object.fromEntries(this.#news));
  }

  #add(sums: z.infer<typeof sumsSchema>): void {
    for (const [name, sum] of Object.entries(sums)) {
      const { screen = '', plain, step, longer, language, code } = NAME.exec(name)?.groups ?? {};
      if (!isKnownScreen(screen)) continue;
      if (this.#all.has(name) || this.#all.size < MAX_NAMES_IN_ALL)
        this.#all.set(name, (this.#all.get(name) ?? 0) + sum);
      const all = this.#screens.get(screen) ?? new ScreenSums();
      this.#screens.set(screen, all);
      if (isPlain(plain)) all[plain] += sum;
      if (language !== undefined) addTo(all.languages, language, sum);
      if (code !== undefined) addTo(all.errors, code, sum);
      const seconds = longer === undefined ? Number(step) : Number.POSITIVE_INFINITY;
      const at = STEPS_S.indexOf(seconds);
      if (at >= 0) all.times[at] = (all.times[at] ?? 0) + sum;
    }
  }

  /** The sums of a screen; zeros where nothing was told of it. */
  of(screen: string): Readonly<ScreenSums> {
    return this.#screens.get(screen) ?? new ScreenSums();
  }
}

type Plain = 'opened' | 'on' | 'back' | 'idle' | 'touches';
const PLAIN: readonly string[] = ['opened', 'on', 'back', 'idle', 'touches'] satisfies Plain[];
const isPlain = (name: string | undefined): name is Plain => name !== undefined && PLAIN.includes(name);

function addTo(sums: Map<string, number>, name: string, sum: number): void {
  const own = sums.has(name) || sums.size < MAX_NAMES ? name : REST;
  sums.set(own, (sums.get(own) ?? 0) + sum);
}
