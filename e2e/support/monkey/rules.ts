import type { RecordedRequest } from '../../../kiosk/demo-hotel/index.ts';
import { refusals } from '../../../kiosk/demo-hotel/texts/refusals.ts';
import { comfortShown } from '../../pages/comfort.ts';
import type { Page, Tenant } from '../fixtures.ts';
import { everythingKept } from '../traces.ts';
import { comesToRest, type Look, look } from './screen.ts';
import { isRefused } from './troubles.ts';
import { strangersIn } from './words.ts';

/** A page that something is wrong with may still be on its way; on a busy machine for so long, in ms. */
const PATIENCE_MS = 15_000;
/** Shorter words stand anywhere by chance. */
const SHORTEST_TRACE = 5;
/** With these the hotel tells a tablet that it asked wrongly. */
const TABLETS_FAULT: ReadonlySet<number> = new Set([400, 401, 404, 405, 413, 415, 422]);
/** With these words the hotel refuses guests, however rightly the tablet asks. */
const PLANNED: ReadonlySet<string> = new Set(
  Object.values(refusals).flatMap((words) => Object.values(words).map((text) => `refused: ${text}`)),
);
/** Only an address that somebody types leads to these, or a page that was loaded again. */
const UNREACHABLE: readonly string[] = ['/reload-error', '/404'];

/** What a browser notes by itself where a call fails, or the card provider's script does. */
export const NOTED = /^Failed to load resource|^Refused to execute script from '[^']*token\.js'/;

/** What may never happen, judged by what the page shows and by what arrives at the hotel. */
export class Rules {
  readonly broken: string[] = [];
  /** Counts the visits of the walk, from 1. */
  visit = 1;
  #before = '';
  #shown = 0;
  /** The last call of the visits before. */
  #visitBegan = 0;
  #judged = new Set<number>();
  #loads = 0;

  constructor(
    private readonly page: Page,
    private readonly tenant: Tenant,
  ) {
    page.on('pageerror', (error) => this.broken.push(`an error nobody caught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' || NOTED.test(message.text())) return;
      this.broken.push(`an error in the console: ${message.text()}`);
    });
  }

  /** Home stands, untouched. */
  async begin(): Promise<void> {
    this.page.on('domcontentloaded', () => {
      this.#loads += 1;
    });
    this.#before = await everythingKept(this.page);
    await this.afterStep();
  }

  /** Judges what a step has led to. */
  async afterStep(): Promise<Look> {
    const now = await this.#settledLook();
    this.broken.push(...now.wrong);
    if (this.#loads > 0) this.broken.push('the page was loaded again');
    const since = now.shown.slice(this.#shown);
    this.#shown = now.shown.length;
    const unreachable = since.filter((screen) => UNREACHABLE.includes(screen));
    if (unreachable.length > 0) this.broken.push(`${unreachable.join()} was reached`);
    const homes = since.filter((screen) => screen === '/').length;
    this.#judgeCalls([this.visit, this.visit + homes]);
    if (homes > 0) {
      this.visit += homes;
      this.#visitBegan = this.tenant.hotel.requests().at(-1)?.number ?? 0;
    }
    return now;
  }

  /** Judges what is left when the last guest has gone. */
  async atEnd(typed: Iterable<string>): Promise<void> {
    const tokens = this.tenant.hotel
      .requests()
      .flatMap(({ headers }) => headers.auth_token ?? headers['auth-token'] ?? []);
    const kept = await everythingKept(this.page);
    for (const word of new Set([...typed, ...tokens])) {
      const inside = JSON.stringify(word).slice(1, -1);
      if (word.length < SHORTEST_TRACE || this.#before.includes(inside)) continue;
      if (kept.includes(inside)) this.broken.push(`${word} is left`);
    }
    const comfort = Object.keys(await comfortShown(this.page));
    if (comfort.length > 0) this.broken.push(`the last guest's comfort is left: ${comfort.join()}`);
  }

  /** A look at the page as soon as nothing is wrong with it, or after the longest patience. */
  async #settledLook(): Promise<Look> {
    const until = Date.now() + PATIENCE_MS;
    let now = await look(this.page);
    while (now.wrong.length > 0 && Date.now() < until) {
      await comesToRest(this.page, 500);
      now = await look(this.page);
    }
    return now;
  }

  #judgeCalls(visits: readonly number[]): void {
    const requests = this.tenant.hotel.requests();
    for (const request of requests) this.#judgeCall(request, visits);
    const settlements = requests.filter(
      ({ call, number }) => call === 'settlement' && number > this.#visitBegan,
    );
    const open = settlements.slice(0, -1).find(({ status }) => !isRefused(status));
    if (open) this.broken.push(`a settlement after one that was not refused (${open.status})`);
  }

  #judgeCall(
    { number, call, status, note = '', form, query }: RecordedRequest,
    visits: readonly number[],
  ): void {
    if (this.#judged.has(number) || (status === 0 && note === '')) return;
    this.#judged.add(number);
    const strangers = strangersIn(JSON.stringify([form, query]), visits);
    if (strangers.length > 0) this.broken.push(`${call} carries words of another visit: ${strangers.join()}`);
    if (!TABLETS_FAULT.has(status) || note.startsWith('fault') || PLANNED.has(note)) return;
    this.broken.push(`${call} was ${status} ${note}`);
  }
}
