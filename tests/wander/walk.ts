import { adoptSettings } from '~/config/settings';
import { session, updateGuest, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { Desk, NAMES } from './desk.ts';
import { HOUSES } from './houses.ts';
import { answersFor } from './marks.ts';
import { Network, TROUBLES } from './network.ts';
import { Rules } from './rules.ts';
import { actionsOn, onShown } from './screens.ts';
import type { Step, Walk } from './steps.ts';
import { Tablet } from './tablet.ts';

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
/** Calls that a trouble is meant for. */
const MEANT = ['any', 'changing', 'settlement', 'execute_checkin_request', 'checkin_code', 'any'] as const;
/** Calls that a screen waits for, or asks by itself. */
const SLOW = [
  'members',
  '101',
  'HONKAN',
  'checkin_info_request',
  'hotel_agreement',
  'pre_payment_info',
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
    adoptSettings({ revision: 'wander', config: first, overlays: {}, source: 'hotel' });
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
    await this.#deeds[step.do](step.which);
    await this.#follow();
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

  /** Does something, and lets what follows from it come to rest. */
  async #follow(deed: () => void = () => {}): Promise<void> {
    deed();
    await this.#rest();
    this.#rules.afterStep(this.#tablet.path, this.#tablet.isLeaving);
  }

  readonly #deeds: Readonly<Record<Step['do'], (which: number) => void | Promise<void>>> = {
    hurry: (which) => this.#hurry(() => false, which % 9, which),
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
    trouble: (which) =>
      this.#network.expects(pick(TROUBLES, which) ?? 'offline', pick(MEANT, which) ?? 'any'),
    'mend for the worse': async (which) => {
      await this.#hurry((path) => path === '/checkin/guests-info', 8, 0);
      if (this.#tablet.path !== '/checkin/guests-info') return;
      await this.#follow(() => this.#tap(1 + (which % 2)));
      await this.#follow(() =>
        this.#edit(
          which % 4 === 0 ? { overseasFlug: true, passport: '' } : { [pick(FIELDS, which) ?? 'age']: '' },
        ),
      );
      await this.#follow(() => this.#tablet.back());
      await this.#hurry(() => false, which % 5, 0);
    },
    'pay without an answer': async (which) => {
      // One pays when leaving, the other has come to pay.
      this.#desk.name = which % 2 === 1 ? 'ヤマダ タロウ' : 'ミセイサン マサル';
      await this.#hurry((path) => path.endsWith('/check-payment'), 12, which);
      if (!this.#tablet.path.endsWith('/check-payment')) return;
      this.#network.expects('lost after', 'settlement');
      await this.#follow(() => this.#tap(0));
      await this.#goBack(which % 7);
      await this.#hurry(() => false, 12, which);
    },
    'leave while it is asked': async (which) => {
      this.#network.expects(which % 4 === 0 ? 'hang after' : 'late', pick(SLOW, which) ?? 'any');
      await this.#hurry(() => this.#network.isHolding, 6, which);
      this.#tablet.isNextScreenSlow = which % 2 === 0;
      await this.#goBack(1 + (which % 3));
      if (which % 5 === 0) await this.#follow(() => this.#network.release());
      this.#desk.name = pick(NAMES, which * 7) ?? '';
    },
    'look up another': async (which) => {
      await this.#hurry((path) => path === '/checkin/input-representative', 5, 0);
      await this.#goBack(2);
      this.#desk.name = pick(NAMES, which) ?? '';
      await this.#hurry(() => false, which % 4, 0);
    },
  };

  /** Goes on as a guest who knows exactly what to do, until a condition holds; from home to either journey. */
  async #hurry(isThere: (path: string) => boolean, most: number, which: number): Promise<void> {
    for (let left = most; left > 0 && !isThere(this.#tablet.path); left -= 1) {
      const { path } = this.#tablet;
      this.#fillIn();
      this.#sign();
      await this.#follow(() => {
        if (path === '/checkout/wait') this.#desk.pass(120_000);
        else this.#tap(path === '/' ? which : 0);
      });
    }
  }

  /** Back, over every question, so many times. */
  async #goBack(times: number): Promise<void> {
    for (let left = times; left > 0; left -= 1) {
      if (session().errorDialog) await this.#follow(() => this.#tap(0));
      await this.#follow(() => this.#tablet.back());
      await this.#follow(() => this.#answer(true));
    }
  }

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
