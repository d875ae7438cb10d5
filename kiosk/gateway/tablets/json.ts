import type { HelpCall } from './help.ts';
import { needsOf } from './needs.ts';
import type { Seen } from './register.ts';
import { ageInSeconds } from './words.ts';

/** What is known at one moment. */
export interface Known {
  readonly tablets: readonly Seen[];
  readonly help: readonly HelpCall[];
  readonly now: Date;
}

/** The tablets and the open calls for help, as programs read them. */
export function listJson({ tablets, help, now }: Known): object {
  const needs = needsOf({ tablets, help, now });
  return {
    tablets: tablets.map(({ heartbeat, at }) => ({
      ...heartbeat,
      last_seen: at.toISOString(),
      age_s: ageInSeconds(at, now),
      needs: needs.get(heartbeat.device) ?? [],
    })),
    help: help.map(({ device, screen, at }) => ({ device, screen, asked_at: at.toISOString() })),
  };
}
