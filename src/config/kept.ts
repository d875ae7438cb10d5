import { readStored, writeStored } from '~/storage/storage';
import type { Bundle } from './bundle';

/**
 * Bundles kept on this tablet for starts without a server: `current` is the last that passed its check, `last-good` the
 * last with which home was seen, `previous` the one before that.
 */
type Place = 'current' | 'last-good' | 'previous';

/** The schema's fingerprint, set by the build: a kept bundle of another schema is not trusted. */
const SCHEMA = __CONFIG_SCHEMA__;
const keyOf = (place: Place) => `lobby.bundle.${place}` as const;
const REFUSED = 'lobby.bundle.refused';

/**
 * The bundle to start with; undefined where there is none that this build trusts. A tablet that keeps failing to start
 * refuses its current one for good and goes back to an older one.
 */
export function keptBundle(keepsFailing: boolean): Bundle | undefined {
  const current = read('current');
  const good = read('last-good');
  if (!keepsFailing) return current ?? good;
  if (!current) return good;
  writeStored(REFUSED, current.revision);
  return [good, read('previous')].find((older) => older?.revision !== current.revision);
}

/** Keeps a checked bundle for the next start. False for one with which this tablet could not start. */
export function keepBundle(bundle: Bundle): boolean {
  if (readStored(REFUSED) === bundle.revision) return false;
  writeBundle('current', bundle);
  return true;
}

/** Home was seen with this bundle: it is good, and the one that was good before is kept behind it. */
export function noteGood(bundle: Bundle): void {
  const good = read('last-good');
  if (bundle.source === 'defaults' || good?.revision === bundle.revision) return;
  if (good) writeBundle('previous', good);
  writeBundle('last-good', bundle);
}

function read(place: Place): Bundle | undefined {
  try {
    const kept: { schema: string; bundle: Bundle } | null = JSON.parse(readStored(keyOf(place)) ?? 'null');
    return kept?.schema === SCHEMA ? kept.bundle : undefined;
  } catch {
    return undefined;
  }
}

const writeBundle = (place: Place, bundle: Bundle) =>
  writeStored(keyOf(place), JSON.stringify({ schema: SCHEMA, bundle }));
