import { z } from 'zod';
import { isKnownScreen } from './journeys.ts';

/** An error's kind with its HTTP status: `network`, `status-503`. */
export const ERROR_CODE = /^[a-z][a-z-]{0,30}(-[1-5]\d\d)?$/u;
/** Steps of a screen's time in seconds; the last has no end. */
export const STEPS_S = [5, 15, 30, 60, 120, 300, Number.POSITIVE_INFINITY] as const;

/** Privacy: tablets tell no sum over fewer visits, and only multiples of it. */
export const MIN = 5;
/** More than a tablet's guests do in a day without a network. */
const LARGEST = 100_000;
const MAX_SUMS = 400;
/** Codes and languages with a line of their own on one screen. */
const MAX_NAMES = 30;
const REST = 'rest';
/** Sums that gateways exchange; more are invented. */
const MAX_NAMES_IN_ALL = 4_000;

/** A screen and its counted event, without free text. */
const NAME =
  /^(?<screen>\/[a-z0-9/-]{0,80}) (?:(?<plain>opened|on|back|idle|touches)|within (?<step>5|15|30|60|120|300)|(?<longer>longer)|in (?<language>[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?)|error (?<code>[a-z][a-z-]{0,30}(?:-[1-5]\d\d)?))$/u;

/** The sums of a heartbeat by name, such as `/checkin/term opened`. */
export const sumsSchema = z
  .record(z.string().regex(NAME), z.int().min(MIN).max(LARGEST).multipleOf(MIN))
  .refine((sums) => Object.keys(sums).length <= MAX_SUMS, `has more than ${MAX_SUMS} sums`);

export class ScreenSums {
  opened = 0;
  on = 0;
  back = 0;
  idle = 0;
  touches = 0;
  /** Stays by their step of `STEPS_S`. */
  readonly times: number[] = STEPS_S.map(() => 0);
  readonly languages = new Map<string, number>();
  readonly errors = new Map<string, number>();
}

/** The guests' ways through all screens since the start, in memory. */
export class HouseSums {
  readonly #screens = new Map<string, ScreenSums>();
  /** Everything added, by name; `#news` since `takeNews`. */
  readonly #all = new Map<string, number>();
  #news = new Map<string, number>();

  /** Adds a tablet's sums; unknown screens of another version are left out. */
  add(sums: z.infer<typeof sumsSchema>): void {
    this.#add(sums);
    for (const [name, sum] of Object.entries(sums)) {
      if (this.#all.has(name)) this.#news.set(name, (this.#news.get(name) ?? 0) + sum);
    }
  }

  all(): ReadonlyMap<string, number> {
    return this.#all;
  }

  takeNews(): ReadonlyMap<string, number> {
    const news = this.#news;
    this.#news = new Map();
    return news;
  }

  /** Puts untold news back. */
  returnNews(news: ReadonlyMap<string, number>): void {
    for (const [name, sum] of news) this.#news.set(name, (this.#news.get(name) ?? 0) + sum);
  }

  /** Takes all gateways' sums, then this one's untold ones. */
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
