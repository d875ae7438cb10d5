import fc from 'fast-check';
import { adoptBundle } from '~/config/bundle';
import { session, updateGuest, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { Desk, NAMES } from './desk.ts';
import { HOUSES } from './houses.ts';
import { answersFor } from './marks.ts';
import { Network, TROUBLES } from './network.ts';
import { Rules } from './rules.ts';
import { actionsOn, onShown } from './screens.ts';
import { Tablet } from './tablet.ts';

/** How often each thing happens at the tablet or to its network: mostly forward, often wrong. */
const WEIGHTS = {
  hurry: 8,
  main: 8,
  'double tap': 2,
  tap: 2,
  'fill in': 6,
  sign: 3,
  'empty a field': 1,
  'change residence': 1,
  'take the passport away': 1,
  back: 3,
  'answer the question': 2,
  'choose a name': 3,
  'time passes': 3,
  'settings change': 1,
  'slow screen': 1,
  'screen comes': 2,
  'late answers come': 2,
  'deadlines pass': 1,
  'walk away': 1,
  'no card token': 1,
  trouble: 3,
} as const;

/** Something that happens; `which` chooses where there is a choice. */
export type Step = { readonly do: keyof typeof WEIGHTS; readonly which: number };

const names = Object.keys(WEIGHTS).filter((name): name is Step['do'] => name in WEIGHTS);

/** A walk: the house it begins in, and its steps. */
export const walks = fc.record({
  house: fc.nat({ max: HOUSES.length - 1 }),
  settings: fc.nat({ max: 2 }),
  name: fc.nat({ max: NAMES.length - 1 }),
  steps: fc.array(
    fc.oneof(
      ...names.map((name) => ({
        weight: WEIGHTS[name],
        arbitrary: fc.record({ do: fc.constant(name), which: fc.nat({ max: 25 }) }),
      })),
    ),
    { minLength: 12, maxLength: 40, size: 'max' },
  ),
});

/** A walk as it was drawn. */
export type Walk = typeof walks extends fc.Arbitrary<infer T> ? T : never;

/** Fields that a guest may empty again. */
const FIELDS = [
  'lastName',
  'firstName',
  'lastKana',
  'furtherSubarea',
  'address',
  'tel',
  'age',
  'postcode',
] as const;
const PASSING_MS = [5_000, 60_000, 400_000] as const;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

/** A walk in progress. */
export class Wanderer {
  readonly #desk: Desk;
  readonly #rules: Rules;
  readonly #network: Network;
  readonly #tablet: Tablet;
  readonly #house: (typeof HOUSES)[number];
  /** Screens that were shown, for the report of a walk that broke a rule. */
  readonly screens: string[] = [];

  constructor({ house, settings, name }: Omit<Walk, 'steps'>) {
    const found = pick(HOUSES, house);
    const first = found && pick(found.settings, settings);
    if (!found || !first) throw new Error('There is no such house');
    this.#house = found;
    adoptBundle({ revision: 'wander', config: first, overlays: {}, source: 'hotel' });
    endVisit();
    const desk = new Desk(found.system);
    this.#desk = desk;
    desk.name = pick(NAMES, name) ?? '';
    this.#rules = new Rules(() => desk.lookup);
    this.#network = new Network(this.#rules, () => new Date(desk.now()));
    this.#tablet = new Tablet(
      {
        onOpen: (path) => {
          this.screens.push(path);
          this.#rules.onOpen(path);
        },
        onOutcome: this.#rules.onOutcome,
      },
      { onShown: (path, tablet) => onShown(path, tablet, desk) },
    );
  }

  get fetch(): Network['fetch'] {
    return this.#network.fetch;
  }

  get deadline(): Network['deadline'] {
    return this.#network.deadline;
  }

  /** Rules that were broken so far. */
  get broken(): readonly string[] {
    return this.#rules.broken;
  }

  /** Takes a step and lets everything that follows from it come to rest. */
  async take(step: Step): Promise<void> {
    // Now and then a guest knows exactly what to do, for some screens in a row.
    for (let left = step.do === 'hurry' ? step.which % 9 : 0; left > 0; left -= 1) {
      this.#fillIn();
      this.#sign();
      await this.#follow(() =>
        this.#tablet.path === '/checkout/wait'
          ? this.#desk.pass(120_000)
          : this.#tap(this.#tablet.path === '/' ? step.which : 0),
      );
    }
    await this.#follow(() => this.#deeds[step.do](step.which));
  }

  /** Goes home, whatever is under way, and looks at what is left. */
  async end(): Promise<void> {
    this.#network.passDeadlines();
    this.#network.release();
    this.#tablet.isNextScreenSlow = false;
    this.#tablet.arrive();
    await this.#rest();
    await this.#tablet.navigate('/', true);
    await this.#rest();
    this.#desk.close();
  }

  async #follow(deed: () => void): Promise<void> {
    deed();
    await this.#rest();
    this.#rules.afterStep(this.#tablet.path);
  }

  readonly #deeds: Readonly<Record<Step['do'], (which: number) => void>> = {
    hurry: () => {},
    main: (which) => this.#tap(this.#tablet.path === '/' ? which : 0),
    'double tap': () => {
      this.#tap(0);
      this.#tap(0);
    },
    tap: (which) => this.#tap(which),
    'fill in': () => this.#fillIn(),
    sign: () => this.#sign(),
    'empty a field': (which) => this.#edit({ [pick(FIELDS, which) ?? 'lastName']: '' }),
    'change residence': (which) => this.#edit({ overseasFlug: which % 2 === 0 }),
    'take the passport away': () => this.#edit({ passport: '' }),
    back: () => this.#tablet.back(),
    'answer the question': (which) => this.#answer(which % 3 > 0),
    'choose a name': (which) => {
      this.#desk.name = pick(NAMES, which) ?? '';
    },
    'time passes': (which) => this.#desk.pass(pick(PASSING_MS, which) ?? 0),
    'settings change': (which) => {
      this.#tablet.waiting = pick(this.#house.settings, which);
      if (this.#tablet.path === '/') this.#tablet.takeSettings();
    },
    'slow screen': () => {
      this.#tablet.isNextScreenSlow = true;
    },
    'screen comes': () => this.#tablet.arrive(),
    'late answers come': () => this.#network.release(),
    'deadlines pass': () => this.#network.passDeadlines(),
    'walk away': () => this.#tablet.sendHome(),
    'no card token': () => {
      this.#desk.isCardRefused = true;
    },
    trouble: (which) => this.#network.expects(pick(TROUBLES, which) ?? 'offline', which % 2 === 0),
  };

  /** Taps a button of the screen, or of what lies over it. */
  #tap(which: number): void {
    if (session().errorDialog) updateSession({ errorDialog: undefined });
    else if (session().asksBeforeBack) this.#answer(false);
    else pick(actionsOn(this.#tablet, this.#desk), which)?.();
  }

  #answer(goes: boolean): void {
    if (!session().asksBeforeBack) return;
    updateSession({ asksBeforeBack: false });
    if (goes) this.#tablet.stepBack();
  }

  /** Everything of the form shown, typed for the reservation that was looked up last. */
  #fillIn(): void {
    this.#edit(answersFor(this.#desk.lookup));
  }

  #sign(): void {
    if (this.#tablet.path !== '/checkin/term') return;
    updateSession({ strokes: [{ points: [[0, 0, 0.5]], hasPressure: false }], signature: undefined });
  }

  /** Types into the form shown. */
  #edit(change: Parameters<typeof updateGuest>[1]): void {
    const { path } = this.#tablet;
    if (path === '/checkin/input-representative') updateGuest(0, change);
    if (path !== '/checkin/input-companions') return;
    const { overseasFlug: _, passport: __, ...asked } = change;
    for (const place of session().guests.keys()) if (place > 0) updateGuest(place, asked);
  }

  /** Until nothing is under way that is not held back on purpose. */
  async #rest(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#network.isBusy) quiet = 0;
    }
  }
}
