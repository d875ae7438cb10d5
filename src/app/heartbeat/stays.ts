import { errorCounts } from '~/errors/fault';
import { isScreenPath, type ScreenPath } from '~/flow/screens';
import type { ResetReason } from '~/session/store';
import { Sums } from './sums';

/** Upper limits of the stay on a screen, in seconds. */
const STEPS_S = [5, 15, 30, 60, 120, 300];

/** A screen as it is counted: without any data of the guest. */
type ShownScreen = {
  readonly path: string;
  readonly at: number;
  readonly visit: number;
  readonly language: string;
  readonly now: number;
};

type Stay = Omit<ShownScreen, 'path'> & {
  readonly path: ScreenPath;
  readonly errors: Readonly<Record<string, number>>;
  touches: number;
};

export class Stays {
  readonly sums = new Sums();
  #stay: Stay | undefined;

  /** Counts the screen shown and the way out of the one before it. */
  noteShown({ path, ...shown }: ShownScreen, reason: ResetReason): void {
    const screen = isScreenPath(path) ? path : '/404';
    if (this.#stay?.path === screen && this.#stay.visit === shown.visit) return;
    if (this.#stay) this.#countLeft(this.#stay, screen, shown, reason);
    this.#stay = { ...shown, path: screen, errors: errorCounts(), touches: 0 };
    this.sums.add(`${screen} opened`, shown.visit);
    this.sums.add(`${screen} in ${shown.language}`, shown.visit);
  }

  noteTouch(): void {
    if (this.#stay) this.#stay.touches += 1;
  }

  #countLeft(
    { path, at, visit, now, errors, touches }: Stay,
    to: ScreenPath,
    next: Omit<ShownScreen, 'path'>,
    reason: ResetReason,
  ): void {
    const add = (what: string, amount = 1) => this.sums.add(`${path} ${what}`, visit, amount);
    const way = wayTo(to, next.at < at, reason);
    if (way) add(way);
    if (touches) add('touches', touches);
    // Most of the time nobody sees home.
    if (path !== '/') add(timeStep(next.now - now));
    for (const [code, times] of Object.entries(errorCounts())) {
      const more = times - (errors[code] ?? 0);
      if (more) add(`error ${code}`, more);
    }
  }
}

/** The way out of a screen; undefined if neither the guest nor the clock caused it. */
function wayTo(to: ScreenPath, isBackward: boolean, reason: ResetReason): string | undefined {
  if (to === '/') return { finished: 'on', guest: 'back', idle: 'idle' }[String(reason)];
  if (to.endsWith('error') || to === '/404') return undefined;
  return isBackward ? 'back' : 'on';
}

function timeStep(ms: number): string {
  const step = STEPS_S.find((step) => ms <= step * 1000);
  return step === undefined ? 'longer' : `within ${step}`;
}
