import { browserPlace } from '~/platform/history-entry';
import { session, unansweredPayments } from '~/session/store';
import { endVisit } from '~/session/visit';
import { fillIn } from '../../../kiosk/guest/fill-in';
import { shownScreen, sign, turnTo, write } from '../../../kiosk/guest/hands';
import { during, pass, rest } from '../support/clock';
import { adopt } from '../support/open-app';
import { Cards } from './cards';
import { WalkEar } from './ear';
import { isHit, type Kind, offered, touch, typeName } from './glass';
import { HOUSES, type House } from './houses';
import { isComing, isHome, looksBusy } from './look';
import { answersOf } from './marks';
import { MEANT, Network, SLOW, TROUBLES } from './network';
import { Rules } from './rules';
import { Stepping } from './stepping';
import { DEPARTING, NAMES, NONSENSE, type Step, type Walk } from './steps';

/** In ms: a moment, a deadline, longer than any guest's absence. */
const PASSING_MS = [5_000, 35_000, 400_000] as const;
const TURN_MS = 120_000;
const LOOK_MS = 600;
/** In frames: unanswered calls are not waited for. */
const HELD_FRAMES = 12;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

const stepBack = (): unknown => browserPlace() > 0 && window.history.back();

export class Walker {
  readonly rules = new Rules();
  readonly network: Network;
  /** The actions with their effects, for a failed walk's report. */
  readonly story: string[] = [];
  readonly #settings: House['settings'];
  #name: string;
  readonly cards = new Cards();
  readonly #ear: WalkEar | undefined;
  readonly stepping = new Stepping();

  constructor(
    { system, settings, name, listens }: Pick<Walk, 'system' | 'settings' | 'name' | 'listens'>,
    ownFetch: typeof fetch,
  ) {
    this.#ear = listens ? new WalkEar() : undefined;
    this.#settings = HOUSES.find((house) => house.system === system)?.settings ?? [];
    const first = pick(this.#settings, settings);
    if (!first) throw new Error('There is no such hotel');
    this.#name = pick(NAMES, name) ?? '';
    adopt(first);
    endVisit();
    // A new hotel knows of no earlier payment.
    unansweredPayments.setState(new Set(), true);
    const { onLookup, onArrival, onToken, onDifference } = this.rules;
    this.network = new Network(
      { lookup: () => this.rules.lookup, onLookup, onArrival, onToken, onDifference },
      ownFetch,
    );
  }

  /** Leads from home to where the steps begin. A failed walk may have ended anywhere. */
  async begin({ passed, journey }: Pick<Walk, 'passed' | 'journey'>): Promise<void> {
    if (!isHome()) turnTo('/');
    await this.#rest();
    await this.#listens();
    if (journey === 1) this.#name = pick(DEPARTING, passed) ?? '';
    await this.#hurry(() => false, passed, journey);
    this.story.push(`begins → ${shownScreen()}`);
  }

  async take(step: Step): Promise<void> {
    const did = await this.#deeds[step.does](step.which);
    if (step.isImpatient) await pass(0);
    else await this.#rest();
    this.story.push(`${step.does}${did ? ` (${did})` : ''} → ${shownScreen()}`);
    if (!step.isImpatient) await this.#judges();
  }

  async end(): Promise<void> {
    this.network.release();
    await this.#rest();
    // Home's own choices end with the visit that they began.
    if (document.documentElement.matches('[data-text], [data-contrast], [data-low]'))
      await this.#follow(() => turnTo('/checkin/search'));
    if (isHome()) await this.#judges();
    else await this.#follow(() => turnTo('/'));
    if (!this.#ear) await this.#stepsIntoTheLastVisit();
    this.rules.atEnd();
  }

  /** The next guest steps back twice at once, past home. */
  async #stepsIntoTheLastVisit(): Promise<void> {
    await this.#follow(() => turnTo('/checkin/search'));
    if (browserPlace() > 1) await this.#follow(() => window.history.go(-2));
    if (!isHome()) await this.#follow(() => turnTo('/'));
  }

  #rest(): Promise<void> {
    const isAway = () => this.network.isBusy || this.stepping.isUnderWay;
    const frames = this.network.isHolding ? HELD_FRAMES : undefined;
    return rest({ isAway, isLoading: isComing, isBusy: looksBusy }, frames);
  }

  async #follow(deed: () => unknown): Promise<void> {
    await deed();
    await this.#rest();
    await this.#judges();
  }

  async #judges(): Promise<void> {
    this.rules.afterStep(this.#ear?.misses());
    await this.#listens();
  }

  /** Begins to listen at home, where each visit begins. */
  async #listens(): Promise<void> {
    if (!this.#ear || !isHome()) return;
    await this.#ear.begins();
    await this.#rest();
  }

  readonly #deeds: Readonly<Record<Step['does'], (which: number) => unknown>> = {
    hurry: (which) => this.#hurry(() => false, which % 9, which),
    main: (which) => this.#goOn(which),
    'double tap': (which) => this.#goOn(which, 2),
    tap: (which) => this.#touch('any', which),
    'fill in': () => this.#fillIn(),
    sign: () => this.#sign(),
    'type nonsense': (which) => this.#type(which, pick(NONSENSE, which) ?? ''),
    'empty a field': (which) => this.#type(which, ''),
    'press keys': (which) => [1, 7, 13].map((turn) => this.#touch('key', which * turn)).join(),
    back: () => stepBack(),
    'answer the question': (which) => this.#touch('answer', which),
    'choose a name': (which) => {
      this.#name = pick(NAMES, which) ?? '';
    },
    'time passes': (which) => pass(pick(PASSING_MS, which) ?? 0),
    'settings change': (which) => {
      const config = pick(this.#settings, which);
      if (config && shownScreen() === '/') adopt(config);
    },
    'late answers come': () => this.network.release(),
    'walk away': () => turnTo('/'),
    'no card token': () => {
      this.cards.refuseNext();
    },
    trouble: (which) => this.network.expects(pick(TROUBLES, which) ?? 'offline', pick(MEANT, which) ?? 'any'),
    'change for the worse': async (which) => {
      await this.#hurry((path) => path === '/checkin/guests-info', 8, 0);
      if (shownScreen() !== '/checkin/guests-info') return;
      await this.#follow(() => stepBack());
      await this.#follow(() => this.#type(which, ''));
      await this.#follow(() => this.#goOn(0));
      await this.#hurry(() => false, 4, 0);
    },
    'come from abroad': async () => {
      await this.#follow(() => turnTo('/'));
      await this.#hurry((path) => path === '/checkin/input-representative', 5, 0);
      const abroad = document.querySelector<HTMLElement>('[name="overseasFlug"][value="true"]');
      await this.#follow(() => abroad?.click());
      await this.#hurry(() => false, 7, 0);
    },
    'pay without an answer': async (which) => {
      await this.#follow(() => turnTo('/'));
      // One pays at check-out, the other comes to pay.
      this.#name = which % 2 === 1 ? 'ヤマダ タロウ' : 'ミセイサン マサル';
      await this.#hurry((path) => path.endsWith('/check-payment'), 20, which);
      if (!shownScreen().endsWith('/check-payment')) return;
      this.network.expects('lost after', 'settlement');
      await this.#follow(() => this.#goOn(0));
      await this.#goBack(which % 7);
      await this.#hurry(() => false, 12, which);
    },
    'leave while it is asked': async (which) => {
      this.network.expects(which % 4 === 0 ? 'hang after' : 'late', pick(SLOW, which) ?? 'any');
      await this.#hurry(() => this.network.isHolding, 6, which);
      await this.#goBack(1 + (which % 3));
      if (which % 5 === 0) await this.#follow(() => this.network.release());
      this.#name = pick(NAMES, which * 7) ?? '';
    },
    'look up another': async (which) => {
      await this.#hurry((path) => path === '/checkin/input-representative', 5, 0);
      await this.#follow(() => this.#fillIn());
      // One more step would end the visit.
      await this.#goBack(4, (path) => path.endsWith('/search'));
      this.#name = pick(NAMES, which) ?? '';
      await this.#hurry(() => false, 1 + (which % 8), 0);
    },
  };

  /** Goes on knowingly until a condition; from home into either journey. */
  async #hurry(isThere: (path: string) => boolean, most: number, which: number): Promise<void> {
    for (let left = most; left > 0 && !isThere(shownScreen()); left -= 1) {
      if (!this.#touch('answer', 0)) await this.#fillIn();
      // A button that commits takes no tap at first.
      await pass(shownScreen() === '/checkout/wait' ? TURN_MS : LOOK_MS);
      await this.#follow(() => this.#goOn(which));
    }
  }

  /** Goes back over every question, so many times or until a condition. */
  async #goBack(times: number, isThere: (path: string) => boolean = () => false): Promise<void> {
    for (let left = times; left > 0 && !isThere(shownScreen()); left -= 1) {
      await this.#follow(() => this.#touch('answer', 0));
      await this.#follow(() => stepBack());
      const confirm = document.querySelector<HTMLElement>('dialog [data-action="confirm"]');
      if (confirm) await this.#follow(() => touch(confirm));
    }
  }

  /** Does the next thing, or answers the dialog before it. */
  #goOn(which: number, times: 1 | 2 = 1): string | undefined {
    const kind = offered('answer').length > 0 ? 'answer' : 'main';
    return this.#touch(kind, kind === 'main' && shownScreen() !== '/' ? 0 : which, times);
  }

  #touch(kind: Kind, which: number, times: 1 | 2 = 1): string | undefined {
    const part = pick(offered(kind), which);
    if (!part || !isHit(part)) return undefined;
    for (let left = times; left > 0; left -= 1) {
      this.#ear?.acts();
      touch(part);
    }
    return part.dataset.action ?? part.dataset.key ?? part.getAttribute('name') ?? kind;
  }

  #type(which: number, text: string): string | undefined {
    const field = pick(offered('field'), which);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
    field.focus();
    write(field, text);
    this.#ear?.types();
    field.blur();
    return field.name;
  }

  async #fillIn(): Promise<void> {
    if (document.querySelector('dialog[open]')) return;
    typeName(this.#name);
    const screen = shownScreen();
    // A pending step back takes the form away.
    await during(fillIn(answersOf(this.#name, this.rules.lookup)), () => shownScreen() !== screen);
    this.#ear?.types();
  }

  async #sign(): Promise<void> {
    if (session().reservation && document.querySelector('#root main canvas')) await during(sign());
  }
}
