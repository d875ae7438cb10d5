import { readStored, writeStored } from '~/storage/storage';
import type { Settings } from './settings';

/**
 * Which settings are stored on this tablet for starts without a server. `current`: the latest that passed the
 * check; `last-good`: the latest with which home was shown; `previous`: the last good ones before those.
 */
type Slot = 'current' | 'last-good' | 'previous';

/** Fingerprint of the settings rules, set by the build. Stored settings with another fingerprint are not used. */
const SCHEMA = __CONFIG_SCHEMA__;
const keyOf = (place: Slot) => `lobby.bundle.${place}` as const;

/** Long enough for all that is asked of the starts that fell. */
const LONGEST_RECORD = 200;

/**
 * Records that a start has all it needs, and goes on with these settings. Only a start that falls after this says something of
 * them: one that lacked a file has failed for want of the network. `noteStarted` clears the record.
 */
export function noteTried({ revision }: Settings): void {
  writeStored('lobby.fell', `${readStored('lobby.fell') ?? ''} ${revision}`.slice(-LONGEST_RECORD));
}

/** The revision that this start went back from, until the server has been asked for settings once. */
let leftOut: string | undefined;

/**
 * The stored settings to start with: the latest, or older ones for one start where the last two fell with the latest.
 * Undefined if this build can use none of them: then the server's are fetched, which may have been mended.
 */
export function savedSettings(): Settings | undefined {
  const current = read('current');
  const good = read('last-good');
  if (!current) return good;
  const { revision } = current;
  if (!readStored('lobby.fell')?.endsWith(` ${revision} ${revision}`)) return current;
  const older = [good, read('previous')].find((one) => one && one.revision !== revision);
  if (older) leftOut = revision;
  return older;
}

/**
 * Stores checked settings for the next start. Returns false, once, for those that this start went back from: else home would
 * have them again as soon as it is shown. The next time that the server has them they are taken.
 */
export function saveSettings(settings: Settings): boolean {
  const isLeftOut = settings.revision === leftOut;
  leftOut = undefined;
  if (!isLeftOut) store('current', settings);
  return !isLeftOut;
}

/** Records that home was shown with these settings. The settings that were good before are kept as `previous`. */
export function noteGood(settings: Settings): void {
  const good = read('last-good');
  if (settings.source === 'defaults' || good?.revision === settings.revision) return;
  if (good) store('previous', good);
  store('last-good', settings);
}

function read(place: Slot): Settings | undefined {
  try {
    // The record's key is older than the name of its content; renaming it would discard what tablets have stored.
    const kept: { schema: string; bundle: Settings } | null = JSON.parse(readStored(keyOf(place)) ?? 'null');
    return kept?.schema === SCHEMA ? kept.bundle : undefined;
  } catch {
    return undefined;
  }
}

const store = (place: Slot, settings: Settings) =>
  writeStored(keyOf(place), JSON.stringify({ schema: SCHEMA, bundle: settings }));
