import { createHash } from 'node:crypto';
import { download } from './download.ts';
import { member, webAddress } from './foreign-sources.ts';
import { family } from './metrics.ts';

const SIX_HOURS_MS = 6 * 60 * 60 * 1000;

export interface CardScriptState {
  /** The settings name a script on another origin. */
  readonly watched: boolean;
  /** `pinned` and `differs` go by the settings' hash; `same` and `changed` by the first script since the start. */
  readonly state: 'unwatched' | 'unreached' | 'same' | 'changed' | 'pinned' | 'differs';
  /** Its last hash, as `card.script_integrity` takes it. */
  readonly sha384?: string;
  /** The time of the last download (ISO 8601). */
  readonly at?: string;
}

export interface CardWatchOptions {
  /** The tenant's current settings, read before each look. */
  readonly settings: () => unknown;
  readonly log: (line: string) => void;
  /** Rejects for an unreachable script. */
  readonly fetchScript?: (address: string) => Promise<Uint8Array>;
}

/** Compares the card provider's script now and every six hours, and reports a change. @returns its state */
export function watchCardScript({
  settings,
  log,
  fetchScript = download,
}: CardWatchOptions): () => CardScriptState {
  let state: CardScriptState = { watched: false, state: 'unwatched' };
  let first: { readonly address: string; readonly sha384: string } | undefined;

  const note = (next: CardScriptState, address: string) => {
    const isNews = next.sha384 !== state.sha384 || next.state !== state.state;
    state = next;
    if (isNews && isAlarming(next)) log(`The card provider's script ${address} has changed: ${next.sha384}`);
  };
  const look = async () => {
    const card = member(await settings(), 'card');
    const url = webAddress(member(card, 'script_url'));
    if (url === undefined) {
      state = { watched: false, state: 'unwatched' };
      return;
    }
    // The query may contain a key and is never logged.
    const address = url.origin + url.pathname;
    const script = await fetchScript(url.href).catch(() => undefined);
    if (script === undefined) {
      // The last finding holds until the next look.
      state = { ...state, watched: true, state: isAlarming(state) ? state.state : 'unreached' };
      return;
    }
    const seen = { watched: true, sha384: hashOf(script, 'sha384'), at: new Date().toISOString() };
    const pins = pinsOf(member(card, 'script_integrity'));
    if (pins.length > 0) {
      note({ ...seen, state: hasOneOf(pins, script) ? 'pinned' : 'differs' }, address);
      return;
    }
    if (first?.address !== address) {
      first = { address, sha384: seen.sha384 };
      log(`The card provider's script ${address} can be pinned by card.script_integrity: ${seen.sha384}`);
    }
    note({ ...seen, state: first.sha384 === seen.sha384 ? 'same' : 'changed' }, address);
  };
  const lookQuietly = () =>
    void look().catch((error: unknown) => log(`The card provider's script is not watched: ${String(error)}`));

  lookQuietly();
  setInterval(lookQuietly, SIX_HOURS_MS).unref();
  return () => state;
}

/** The state as Prometheus metrics; empty without a script to watch. */
export function cardScriptMetrics(state: CardScriptState): string {
  if (!state.watched) return '';
  const changed = family(
    'lobby_card_script_changed',
    'gauge',
    'Whether the card provider’s script is another than the pinned or the first one seen.',
    Number(isAlarming(state)),
  );
  if (state.at === undefined) return changed;
  const checked = family(
    'lobby_card_script_last_checked_timestamp_seconds',
    'gauge',
    'When the script was last had, in seconds since 1970.',
    Date.parse(state.at) / 1000,
  );
  return changed + checked;
}

const isAlarming = ({ state }: CardScriptState): boolean => state === 'changed' || state === 'differs';

const hashOf = (script: Uint8Array, algorithm: string): string =>
  `${algorithm}-${createHash(algorithm).update(script).digest('base64')}`;

/** The strongest known algorithm counts alone, as in browsers. */
function pinsOf(integrity: unknown): readonly string[] {
  const pins = typeof integrity === 'string' ? integrity.split(/\s+/u) : [];
  const strongest = ['sha512-', 'sha384-', 'sha256-'].find((name) =>
    pins.some((pin) => pin.startsWith(name)),
  );
  return strongest === undefined ? [] : pins.filter((pin) => pin.startsWith(strongest));
}

const hasOneOf = (pins: readonly string[], script: Uint8Array): boolean =>
  pins.some((pin) => pin === hashOf(script, pin.slice(0, pin.indexOf('-'))));
