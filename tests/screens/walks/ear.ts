import i18next from 'i18next';
import { session } from '~/session/store';
import { isLong, titleWords } from '~/speech/arrival';
import { listen } from '~/speech/listen';
import { isLive, LIVE } from '~/speech/live';
import { plainText } from '~/speech/read-text';
import { around, FRAME, scopeNow, stopsIn } from '~/speech/stops';
import type { Voice } from '~/speech/voice';
import { shownScreen } from '../../../kiosk/guest/hands';
import { looksBusy } from './look';

/** The longest that a listener may be left in silence while the app waits, in ms of the app's time. */
const LONGEST_MS = 2000;
/** In characters: shorter words, such as a state, are said of many things. */
const SHORT = 8;

const withoutPauses = (text: string): string => text.replace(/[\s\p{P}]/gu, '');

/** A sentence, and the screen or dialog that was in front when it was said. */
type Said = { readonly text: string; readonly scope: Element };

/** A guest who listens while the app is walked through, by a voice that takes no time. */
export class WalkEar {
  /** Everything said since the screen opened. */
  #said: Said[] = [];
  #screen = '';
  /** The part of it that was said before the guest's last act. */
  #judged = 0;
  #lastAt = 0;
  readonly #twice: string[] = [];
  readonly #voice: Voice = {
    speaks: () => true,
    speak: async ({ text }) => {
      this.#lastAt = performance.now();
      this.#turnTo();
      this.#said.push({ text, scope: scopeNow() });
    },
    stop: () => undefined,
  };

  /** Begins to listen, unless the visit has begun before. */
  async begins(): Promise<void> {
    if (session().listening === undefined) await listen(this.#voice, false);
  }

  /** The guest has typed: what was heard of it is the guest's own, the same in two fields. */
  types(): void {
    this.#judged = this.#said.length;
  }

  /** The guest does something else: what follows may be the same as before. */
  acts(): void {
    this.#twice.push(...this.#saidTwice());
    this.#judged = this.#said.length;
  }

  /** Words said twice since the last call, and words that wait to be said, on a page at rest. */
  misses(): readonly string[] {
    this.acts();
    const twice = this.#twice.splice(0);
    if (session().listening === undefined) return [];
    this.#turnTo();
    return [...twice, ...this.#unsaid()];
  }

  /** Forgets what was said of the last screen. */
  #turnTo(): void {
    const screen = `${shownScreen()} ${i18next.language}`;
    if (screen === this.#screen) return;
    this.#screen = screen;
    this.#said = [];
    this.#judged = 0;
  }

  #saidTwice(): readonly string[] {
    const now = this.#said.slice(this.#judged).filter(({ text }) => text.length > SHORT);
    const isSaidBefore = ({ text, scope }: Said, at: number) =>
      now.slice(0, at).some((before) => before.text === text && before.scope === scope);
    return now.filter(isSaidBefore).map(({ text }) => `said twice: ${text}`);
  }

  #unsaid(): readonly string[] {
    const scope = scopeNow();
    const said = withoutPauses(this.#said.map(({ text }) => text).join(''));
    const stops = stopsIn(scope);
    const texts = isLong(stops)
      ? []
      : stops.flatMap(({ element, isControl }) => (isControl || isLive(element) ? [] : [element]));
    const news = [...scope.querySelectorAll<HTMLElement>(LIVE)].filter(
      // Errors of fields are said on the way, and of a countdown some seconds.
      (live) => live.role !== 'timer' && !around(live, FRAME) && live.innerText.trim() !== '',
    );
    const due = [titleWords(scope), ...[...texts, ...news].map(plainText)];
    const waits = due.filter((text) => !said.includes(withoutPauses(text)));
    const isLeftAlone = looksBusy() && performance.now() - this.#lastAt > LONGEST_MS;
    const isTold = said.includes(withoutPauses(i18next.t('app.loading')));
    return [
      ...waits.map((text) => `unsaid: ${text}`),
      ...(isLeftAlone && !isTold ? ['unsaid: that the guest has to wait'] : []),
    ];
  }
}
