import type { Part } from './drawings.ts';
import type { Overview } from './overview.ts';
import { ageInSeconds } from './words.ts';

/** Tablets in one answer. */
export const TABLETS_OF_ANSWER = 500;

/** A part of the tablets, by id, and all open calls for help, as programs read them. */
export function listJson({ tablets, help, needs, now }: Overview, { page, pages, from, to }: Part): string {
  return JSON.stringify({
    ...(pages > 1 ? { total: tablets.length, page, pages } : {}),
    tablets: tablets.slice(from, to).map(({ heartbeat, at }) => ({
      ...heartbeat,
      last_seen: at.toISOString(),
      age_s: ageInSeconds(at, now),
      needs: needs.get(heartbeat.device) ?? [],
    })),
    help: help.map(({ device, screen, at }) => ({ device, screen, asked_at: at.toISOString() })),
  });
}
