import { staffMoveQueue } from '../../pages/checkout-page.ts';
import type { Page, Tenant } from '../fixtures.ts';
import { notesHistory } from '../traces.ts';
import { Hands } from './hands.ts';
import { Rules } from './rules.ts';
import { comesToRest, type Look, leaves, notesScreens } from './screen.ts';
import type { Step } from './steps.ts';
import { namesOf, targetOf } from './targets.ts';
import { troubleOf, wordsFor } from './troubles.ts';
import { NONSENSE, rightWords } from './words.ts';

/** Longer than the deadline of a call, in ms. */
const REST_MS = 4000;
const PORTRAIT = { width: 800, height: 1280 };
const LANDSCAPE = { width: 1280, height: 800 };
/** What leads home, the surest first; any other button after these. */
const WAYS_HOME = ['home', 'confirm', 'close', 'comfort-close', 'back', 'cancel', 'main'];
/** No screen lies farther from its search; questions on the way are answered. */
const STEPS_TO_SEARCH = 9;
/** Farther than this no screen lies from home, in taps. */
const FARTHEST = 60;

/** A monkey at the tablet. */
export class Monkey {
  readonly #rules: Rules;
  readonly #hands: Hands;
  readonly #typed = new Set<string>();
  readonly #lines: string[] = [];
  #now: Look | undefined;

  constructor(
    private readonly page: Page,
    private readonly tenant: Tenant,
  ) {
    this.#rules = new Rules(page, tenant);
    this.#hands = new Hands(page);
  }

  /** Rules that were broken so far. */
  get broken(): readonly string[] {
    return this.#rules.broken;
  }

  /** The walk so far, a line for each step, and what is shown now. */
  get story(): string {
    const { screen, dialog } = this.#now ?? {};
    return [...this.#lines, `now: ${screen}${dialog === undefined ? '' : `, dialog: ${dialog}`}`].join('\n');
  }

  /** Opens the app, with nothing behind it to go back to. */
  async opens(): Promise<void> {
    await notesHistory(this.page);
    await notesScreens(this.page);
    await this.page.evaluate((url) => window.location.replace(url), this.tenant.url);
    await this.page.locator('html:not([data-starting]) main[data-screen="/"]').waitFor();
    await this.#rules.begin();
  }

  /** Takes a step, and judges what it led to. */
  async takes({ does, which, isImpatient }: Step): Promise<void> {
    const from = this.#now?.screen ?? '/';
    const did =
      (await this.#deeds[does](which)) ?? `nothing there, so ${(await this.#tapsMain(which)) ?? 'nothing'}`;
    if (!isImpatient) await comesToRest(this.page, REST_MS);
    this.#now = await this.#rules.afterStep();
    const { screen, dialog } = this.#now;
    const led = `${screen === from ? '' : ` → ${screen}`}${dialog === undefined ? '' : ` [${dialog}]`}`;
    this.#lines.push(`${this.#lines.length + 1}. ${from}: ${does}: ${did}${led}`);
  }

  /** Goes home by the buttons there are, and judges what is left there. */
  async goesHome(): Promise<void> {
    this.tenant.hotel.faults.clear();
    await this.page.context().setOffline(false);
    await this.#tapsHome();
    // What was chosen on home itself goes with the visit that it began.
    await this.#hands.tap('main', 0);
    await comesToRest(this.page, REST_MS);
    await this.#tapsHome();
    if (this.broken.length === 0) await this.#rules.atEnd(this.#typed);
  }

  async #tapsHome(): Promise<void> {
    const tried = new Map<string, number>();
    for (let left = FARTHEST; left > 0; left -= 1) {
      await comesToRest(this.page, REST_MS);
      this.#now = await this.#rules.afterStep();
      const { screen, dialog } = this.#now;
      if (this.broken.length > 0 || (screen === '/' && dialog === undefined)) return;
      await this.#tapWayHome(`${screen} ${dialog ?? ''}`, tried);
    }
    this.#rules.broken.push('no way home');
  }

  readonly #deeds: Readonly<Record<Step['does'], (which: number) => Promise<string | undefined>>> = {
    hurry: (which) => this.#hurries(which),
    main: (which) => this.#tapsMain(which),
    'double tap': (which) => this.#tapsMain(which, 2),
    tap: (which) => this.#hands.tap('any', which),
    'type what is right': (which) =>
      this.#types(which, (name) => this.#words(which)[name.split('.').at(-1) ?? ''] ?? 'ヌヌヌヌヌ'),
    'type nonsense': (which) => this.#types(which, () => NONSENSE[which % NONSENSE.length] ?? ''),
    'press keys': async (which) => {
      const pressed: string[] = [];
      for (const turn of [1, 7, 13]) {
        const key = await this.#hands.tap('key', which * turn);
        if (key !== undefined) pressed.push(key);
      }
      return pressed.length === 0 ? undefined : pressed.join(' ');
    },
    'fill in everything': (which) => this.#fillsIn(which),
    sign: () => this.#hands.sign(),
    'back by the bar': (which) => this.#hands.tap('back', which),
    'back by the browser': async (which) => {
      const times = which % 4 === 0 ? 2 : 1;
      await this.page.evaluate((left) => {
        for (let step = 0; step < left; step += 1) window.history.back();
      }, times);
      return `${times} times`;
    },
    'back to the search': async () => {
      const tapped: (string | undefined)[] = [];
      for (let left = STEPS_TO_SEARCH; left > 0 && !this.#now?.screen?.endsWith('/search'); left -= 1) {
        const goes = this.#now?.dialog === undefined ? 'back' : 'answer';
        tapped.push(await this.#hands.tap(goes, 1));
        await comesToRest(this.page, REST_MS);
        this.#now = await this.#rules.afterStep();
      }
      return tapped.join(' ');
    },
    fault: async (which) => {
      const trouble = troubleOf(this.#now?.screen ?? '/', which);
      this.tenant.hotel.faults.set(trouble);
      return wordsFor(trouble);
    },
    'no network': async (which) => {
      await this.page.context().setOffline(true);
      const tapped = [await this.#tapsMain(which), await this.#hands.tap('any', which)];
      await comesToRest(this.page, REST_MS / 4);
      await this.page.context().setOffline(false);
      return tapped.join(', ');
    },
    'staff move the queue': async (which) => {
      for (let left = which % 3; left >= 0; left -= 1) await staffMoveQueue(this.tenant);
      return 'moved';
    },
    'change the comfort': async (which) => {
      if ((await this.#hands.tap('comfort', 0)) === undefined) return undefined;
      await comesToRest(this.page, REST_MS / 4);
      return this.#hands.tap('any', which);
    },
    'turn the tablet': async (which) => {
      await this.page.setViewportSize(which % 2 === 0 ? PORTRAIT : LANDSCAPE);
      return which % 2 === 0 ? 'upright' : 'lying';
    },
  };

  /** Goes on over some screens as a guest who knows exactly what to do. */
  async #hurries(which: number): Promise<string> {
    const tapped: string[] = [];
    for (let turn = which; turn <= which + (which % 7); turn += 1) {
      await this.#fillsIn(turn);
      await this.#hands.sign();
      if (this.#now?.screen === '/checkout/wait') await this.#isCalled();
      else tapped.push((await this.#tapsMain(turn)) ?? '-');
      await comesToRest(this.page, REST_MS);
      this.#now = await this.#rules.afterStep();
      tapped.push(this.#now.screen ?? 'no screen');
      if (this.broken.length > 0) break;
    }
    return tapped.join(' ');
  }

  /** Staff move the queue until it calls the guest, or for as long as it takes. */
  async #isCalled(): Promise<void> {
    for (let turns = 2; turns > 0; turns -= 1) await staffMoveQueue(this.tenant);
    await leaves(this.page, '/checkout/wait', REST_MS);
  }

  /** The thing to do next, or a button of the dialog in front of it: in two of three times one that closes it. */
  async #tapsMain(which: number, times = 1): Promise<string | undefined> {
    const answer = which % 3 === 0 ? undefined : await this.#hands.tap('answer', which, times);
    return (
      answer ??
      (await this.#hands.tap('inDialog', which, times)) ??
      (await this.#hands.tap('main', which, times))
    );
  }

  #types(which: number, wordFor: (name: string) => string): Promise<string | undefined> {
    return this.#hands.type(which, (name) => {
      const word = wordFor(name);
      this.#typed.add(word);
      return word;
    });
  }

  #fillsIn(which: number): Promise<string> {
    const words = this.#words(which);
    for (const word of Object.values(words)) this.#typed.add(word);
    return this.#hands.fillIn(words);
  }

  #words(which: number): Readonly<Record<string, string>> {
    const journey = this.#now?.screen?.startsWith('/checkout') ? 'checkout' : 'checkin';
    return rightWords(this.#rules.visit, journey, which);
  }

  /** Of the ways home the surest that was not tried here yet. */
  async #tapWayHome(here: string, tried: Map<string, number>): Promise<void> {
    const names = await namesOf(this.page, 'any');
    const rank = (name: string) => {
      const at = WAYS_HOME.indexOf(name);
      return (tried.get(`${here}: ${name}`) ?? 0) * 100 + (at < 0 ? WAYS_HOME.length : at);
    };
    const [best] = names.map((_, at) => at).sort((a, b) => rank(names[a] ?? '') - rank(names[b] ?? ''));
    if (best === undefined) return;
    const name = `${here}: ${names[best]}`;
    tried.set(name, (tried.get(name) ?? 0) + 1);
    const target = await targetOf(this.page, 'any', best);
    if (target) await this.page.touchscreen.tap(target.x, target.y);
    this.#lines.push(`on the way home: ${name}`);
  }
}
