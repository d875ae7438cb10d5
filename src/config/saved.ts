import { readStored, writeStored } from '~/storage/storage';
import type { Settings } from './settings';

/** Stored settings: the latest valid ones, the latest that home was shown with, the good ones before. */
type Slot = 'current' | 'last-good' | 'previous';

/** Fingerprint of the settings rules, from the build. Stored settings with another one are not used. */
const SCHEMA = __CONFIG_SCHEMA__;
const keyOf = (place: Slot) => `lobby.bundle.${place}` as const;

/** Longest record, in characters: enough for every check of failed starts. */
const LONGEST_RECORD = 200;

/** Records that a start has all its files: only a later failure is the settings' fault. `noteStarted` clears the record. */
export function noteTried({ revision }: Settings): void {
  writeStored('lobby.fell', `${readStored('lobby.fell') ?? ''} ${revision}`.slice(-LONGEST_RECORD));
}

/** The revision that this start rejected, until the server is asked once. */
let leftOut: string | undefined;

/** The settings for this start: the latest, or older ones after two failed starts. Undefined if none fits this build. */
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

/** Stores settings for the next start. False once for the revision that this start rejected: home would apply it at once. */
export function saveSettings(settings: Settings): boolean {
  const isLeftOut = settings.revision === leftOut;
  leftOut = undefined;
  if (!isLeftOut) store('current', settings);
  return !isLeftOut;
}

/** Records that home was shown with these settings, and keeps the good ones before as `previous`. */
export function noteGood(settings: Settings): void {
  const good = read('last-good');
  if (settings.source === 'defaults' || good?.revision === settings.revision) return;
  if (good) store('previous', good);
  store('last-good', settings);
}

function read(place: Slot): Settings | undefined {
  try {
    // A new name for this key would discard the tablets' stored settings.
    const kept: { schema: string; bundle: Settings } | null = JSON.parse(readStored(keyOf(place)) ?? 'null');
    return kept?.schema === SCHEMA ? kept.bundle : undefined;
  } catch {
    return undefined;
  }
}

const store = (place: Slot, settings: Settings) =>
  writeStored(keyOf(place), JSON.stringify({ schema: SCHEMA, bundle: settings }));
