import { readStored, writeStored } from '~/storage/storage';
import type { Settings } from './settings';

/**
 * Settings kept on this tablet for starts without a server: `current` are the last that passed their check, `last-good` the
 * last with which home was seen, `previous` the one before that.
 */
type Place = 'current' | 'last-good' | 'previous';

/** The schema's fingerprint, set by the build: kept settings of another schema are not trusted. */
const SCHEMA = __CONFIG_SCHEMA__;
const keyOf = (place: Place) => `lobby.bundle.${place}` as const;
const REFUSED = 'lobby.bundle.refused';

/**
 * The settings to start with; undefined where there are none that this build trusts. A tablet that keeps failing to start
 * refuses its current ones for good and goes back to older ones.
 */
export function keptSettings(keepsFailing: boolean): Settings | undefined {
  const current = read('current');
  const good = read('last-good');
  if (!keepsFailing) return current ?? good;
  if (!current) return good;
  writeStored(REFUSED, current.revision);
  return [good, read('previous')].find((older) => older?.revision !== current.revision);
}

/** Keeps checked settings for the next start. False for those with which this tablet could not start. */
export function keepSettings(settings: Settings): boolean {
  if (readStored(REFUSED) === settings.revision) return false;
  keepAs('current', settings);
  return true;
}

/** Home was seen with these settings: they are good, and those that were good before are kept behind them. */
export function noteGood(settings: Settings): void {
  const good = read('last-good');
  if (settings.source === 'defaults' || good?.revision === settings.revision) return;
  if (good) keepAs('previous', good);
  keepAs('last-good', settings);
}

function read(place: Place): Settings | undefined {
  try {
    // The record's key is older than the name of what it holds.
    const kept: { schema: string; bundle: Settings } | null = JSON.parse(readStored(keyOf(place)) ?? 'null');
    return kept?.schema === SCHEMA ? kept.bundle : undefined;
  } catch {
    return undefined;
  }
}

const keepAs = (place: Place, settings: Settings) =>
  writeStored(keyOf(place), JSON.stringify({ schema: SCHEMA, bundle: settings }));
