import { readStored, writeStored } from '~/storage/storage';
import type { Settings } from './settings';

/**
 * Which settings are stored on this tablet for starts without a server. `current`: the latest that passed the
 * check; `last-good`: the latest with which home was shown; `previous`: the last good ones before those.
 */
type Slot = 'current' | 'last-good' | 'previous';

/**
 * Fingerprint of the settings rules, set by the build. Stored settings with another fingerprint are not used.
 */
const SCHEMA = __CONFIG_SCHEMA__;
const keyOf = (place: Slot) => `lobby.bundle.${place}` as const;
const REFUSED = 'lobby.bundle.refused';

/**
 * The stored settings to start with; undefined if this build can use none of them.
 * @param keepsFailing the last starts failed: the current settings are then refused permanently, and older
 *   ones are used
 */
export function savedSettings(keepsFailing: boolean): Settings | undefined {
  const current = read('current');
  if (!keepsFailing) return current ?? read('last-good');
  const good = read('last-good');
  if (!current) return good;
  writeStored(REFUSED, current.revision);
  return [good, read('previous')].find((older) => older?.revision !== current.revision);
}

/**
 * Stores checked settings for the next start. Returns false for settings with which this tablet could not
 * start; they are not stored.
 */
export function saveSettings(settings: Settings): boolean {
  if (readStored(REFUSED) === settings.revision) return false;
  store('current', settings);
  return true;
}

/**
 * Records that home was shown with these settings. The settings that were good before are kept as `previous`.
 */
export function noteGood(settings: Settings): void {
  const good = read('last-good');
  if (settings.source === 'defaults' || good?.revision === settings.revision) return;
  if (good) store('previous', good);
  store('last-good', settings);
}

function read(place: Slot): Settings | undefined {
  try {
    // The record's key is older than the name of its content; renaming it would discard what tablets have
    // stored.
    const kept: { schema: string; bundle: Settings } | null = JSON.parse(readStored(keyOf(place)) ?? 'null');
    return kept?.schema === SCHEMA ? kept.bundle : undefined;
  } catch {
    return undefined;
  }
}

const store = (place: Slot, settings: Settings) =>
  writeStored(keyOf(place), JSON.stringify({ schema: SCHEMA, bundle: settings }));
