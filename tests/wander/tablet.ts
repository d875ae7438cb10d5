import { noteShown, noteTouch } from '~/app/heartbeat/stays';
import type { Config } from '~/config/schema';
import { adoptSettings, config } from '~/config/settings';
import { answerTo } from '~/errors/answer';
import { faultOf } from '~/errors/fault';
import { knownFacts } from '~/flow/facts';
import { redirectFor } from '~/flow/guards';
import { mayHoldCard } from '~/flow/payment';
import { openScreen } from '~/flow/screens';
import { createTaskRunner, type Task } from '~/flow/task';
import { session, updateSession } from '~/session/store';
import { currentStay, currentVisit, endVisit, leaveScreen, resetForSearch } from '~/session/visit';

/** What the tablet does that nobody may miss. */
export type TabletWitness = {
  /** A screen opens. */
  readonly onOpen: (path: string) => void;
  /** A task of a screen says something or goes on; `isOver` where its screen has gone. */
  readonly onOutcome: (what: string, isOver: boolean) => void;
};

type Services = { readonly onShown: (path: string, tablet: Tablet) => void };

/**
 * The tablet without its drawing: the history, the guards and the ways back as the router has them, and tasks that belong to
 * a screen. Everything that decides comes from the product.
 */
export class Tablet {
  #entries: string[] = ['/'];
  #at = 0;
  #shown = '/';
  #runner = this.#newRunner();
  /** Where a change of screen leads that has not come yet. */
  #coming: string | undefined;
  #arrive: (() => void) | undefined;
  /** The next change of screen has to wait until it is let through. */
  isNextScreenSlow = false;
  /** Settings that wait for home. */
  waiting: Config | undefined;
  /** What the screen holds besides the session; gone with it. */
  local: Record<string, unknown> = {};

  constructor(
    private readonly witness: TabletWitness,
    private readonly services: Services,
  ) {}

  get path(): string {
    return this.#shown;
  }

  get isLeaving(): boolean {
    return this.#coming !== undefined;
  }

  /** Runs a task of the screen shown, as its button does. */
  run<T>({ work, onDone, onFailure, ...rest }: Task<T>): void {
    const stay = currentStay();
    const seen = (what: string) => this.witness.onOutcome(`${what} of ${this.#shown}`, stay.signal.aborted);
    this.#runner({
      ...rest,
      work,
      onDone: (result) => {
        seen('the way on');
        return onDone(result);
      },
      onFailure: (error) => {
        seen('the failure');
        onFailure(error);
      },
    });
  }

  /** Tells the guest what went wrong. */
  report(error: unknown): void {
    if (this.isLeaving) return;
    const fault = faultOf(error);
    if (fault.kind === 'other') throw error;
    const answer = answerTo(fault);
    if (answer.show === 'common-error') void this.navigate('/common-error');
    if (answer.show === 'dialog')
      updateSession({ errorDialog: { title: undefined, text: JSON.stringify(answer.text) } });
  }

  /** Goes on to a path, one entry further or in place of this one. Resolves when the screen has come. */
  navigate(to: string, replace = false): Promise<void> {
    if (!replace) {
      this.#entries = this.#entries.slice(0, this.#at + 1);
      this.#at += 1;
    }
    this.#entries[this.#at] = to;
    return this.#load(to);
  }

  /** The browser's Back. */
  back(): void {
    const back = openScreen(this.#entries[this.#at] ?? '/', config())?.back ?? 'none';
    if (session().isSending || back === 'none' || this.#at === 0) return;
    if (back === 'confirm') updateSession({ asksBeforeBack: true });
    else this.stepBack();
  }

  /** One step back, whatever stands in the way; several behind a payment without an answer. */
  stepBack(): void {
    const { isPaymentUnanswered, cardEntryAt } = session();
    const toTotal = this.#at - ((cardEntryAt ?? this.#at) - 1);
    const skips = isPaymentUnanswered && cardEntryAt !== undefined && mayHoldCard(this.#shown) && toTotal > 1;
    this.#at = Math.max(0, this.#at - (skips ? toTotal : 1));
    void this.#load(this.#entries[this.#at] ?? '/');
  }

  get historyIndex(): number {
    return this.#at;
  }

  /** Back to an entry of the history. */
  goTo(index: number): void {
    this.#at = index;
    void this.#load(this.#entries[index] ?? '/');
  }

  /** Lets a slow change of screen through. */
  arrive(): void {
    this.#arrive?.();
  }

  /** What the idle guard does when nobody answers it. */
  sendHome(): void {
    const row = openScreen(this.#shown, config());
    if (this.#shown === '/' || session().isSending || row?.endsItself) return;
    void this.navigate('/', true);
  }

  /** Takes settings into use that have waited for home. */
  takeSettings(): void {
    if (!this.waiting) return;
    adoptSettings({ revision: 'wander', config: this.waiting, overlays: {}, source: 'hotel' });
    this.waiting = undefined;
  }

  async #load(to: string): Promise<void> {
    const from = this.#shown;
    if (from === to) {
      this.#cancelComing();
      return;
    }
    const instead = redirectFor({
      to,
      row: openScreen(to, config()),
      from,
      known: knownFacts(session(), config()),
    });
    if (instead) {
      this.#entries[this.#at] = instead;
      return this.#load(instead);
    }
    leaveScreen();
    if (!mayHoldCard(to)) updateSession({ card: undefined });
    this.#cancelComing();
    this.#coming = to;
    if (this.isNextScreenSlow) {
      this.isNextScreenSlow = false;
      await new Promise<void>((arrive) => {
        this.#arrive = arrive;
      });
      if (this.#coming !== to) return;
    }
    this.#coming = undefined;
    this.#show(to);
  }

  #cancelComing(): void {
    this.#coming = undefined;
    this.#arrive?.();
    this.#arrive = undefined;
  }

  #show(path: string): void {
    this.#shown = path;
    this.local = {};
    this.#runner = this.#newRunner();
    if (path === '/') {
      endVisit();
      this.#entries = this.#entries.slice(0, this.#at + 1);
      this.takeSettings();
    }
    if (path.endsWith('/search')) resetForSearch();
    this.#count(path);
    this.witness.onOpen(path);
    this.services.onShown(path, this);
  }

  /** Counts what the app counts for the sums that it sends. */
  #count(path: string): void {
    noteTouch();
    const shown = { path, at: this.#at, visit: currentVisit().id, language: 'ja', now: performance.now() };
    noteShown(shown, 'guest');
  }

  #newRunner() {
    return createTaskRunner({ isLeaving: () => this.isLeaving, onRunning: () => {} });
  }
}
