import { config } from '~/config/settings';
import { partyTotal } from '~/domain/guest';
import { knownData } from '~/flow/guards';
import { openScreen } from '~/flow/open-screens';
import { partyOf } from '~/flow/party-size';
import { emptySession, session } from '~/session/store';
import { unheard } from './listening';
import { lookAtScreen } from './look';
import { foreignMarks, holdsMark } from './marks';
import type { RecordedRequest } from './network';
import { missingIn } from './register';

/** Only typed addresses and reloads lead to these. */
const UNREACHABLE = ['/reload-error', '/404'];

/** Looked up in all walks: what one of them leaves is another's. */
let lookups = 0;

/** Forbidden events, judged by the page, the hotel's calls and the session. */
export class Rules {
  readonly broken: string[] = [];
  lookup = lookups;
  /** Each token's look-up. */
  readonly #lookups = new Map<string, number>();
  readonly #passports = new Set<string>();
  #settled = 0;

  readonly onLookup = (): void => {
    lookups += 1;
    this.lookup = lookups;
  };

  readonly onToken = (token: string, lookup: number): void => {
    this.#lookups.set(token, lookup);
  };

  readonly onArrival = (arrival: RecordedRequest): void => {
    const { name, token, form, status = 0 } = arrival;
    const lookup = this.#lookups.get(token);
    for (const [field, text] of Object.entries(form)) {
      if (lookup !== undefined && foreignMarks(lookup, text).length > 0)
        this.#breaks(`${name}: ${field} was typed for another look-up than its token's`);
    }
    if (name === 'upload_passport') this.#passports.add(token);
    if (name === 'execute_checkin_request')
      for (const missing of missingIn(form, this.#passports.has(token))) this.#breaks(missing);
    if (name === 'settlement') {
      if (this.#settled > 0) this.#breaks('a settlement after one that went through');
      if (status < 300) this.#settled += 1;
    }
  };

  readonly onDifference = (sentence: string): void => this.#breaks(`not as published: ${sentence}`);

  readonly onError = (what: string): void => this.#breaks(`an error: ${what}`);

  onShown(path: string): void {
    if (UNREACHABLE.includes(path)) this.#breaks(`${path} was reached`);
    if (path !== '/') return;
    this.#settled = 0;
    if (JSON.stringify(session()) !== JSON.stringify(emptySession()))
      this.#breaks('something is left after the visit');
  }

  /**
   * Judges the view and the session after a step.
   * @param missed what a listener has missed, or heard twice
   */
  afterStep(missed: readonly string[] = []): void {
    for (const wrong of [...lookAtScreen(), ...unheard(), ...missed]) this.#breaks(wrong);
    const path = document.querySelector<HTMLElement>('main[data-screen]')?.dataset.screen ?? '/';
    const { guests, reservation, authToken, signedName, receipt } = session();
    const typed = JSON.stringify([guests, signedName, receipt]);
    if (authToken && foreignMarks(this.lookup, typed).length > 0)
      this.#breaks('what was typed for another look-up is kept');
    const size = reservation ? partyTotal(partyOf(reservation, config())) : 0;
    if (guests.length > 0 && guests.length !== size) this.#breaks('a party of another reservation');
    const row = openScreen(path, config());
    const known = knownData(session(), config());
    // Every try to pay clears the card, under the screen about to be left.
    const missing = row?.needs.filter((need) => need !== 'card' && !known.has(need)) ?? [];
    if (missing.length > 0) this.#breaks(`${path} is shown without: ${missing.join(', ')}`);
  }

  /** Nothing typed is kept or shown after the last guest, on home without fields. */
  atEnd(): void {
    const kept = {
      shown: document.documentElement.outerHTML,
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      history: JSON.stringify(window.history.state),
      address: decodeURIComponent(window.location.href),
    };
    for (const [place, text] of Object.entries(kept))
      if (holdsMark(text)) this.#breaks(`what was typed is left: ${place}`);
  }

  #breaks(rule: string): void {
    this.broken.push(rule);
  }
}
