import type { Heartbeat } from './heartbeat.ts';

/** The last heartbeat of a tablet, and when it came by our clock. */
export interface Seen {
  readonly heartbeat: Heartbeat;
  readonly at: Date;
}

/** More tablets than any house has: beyond it, whoever was silent longest is forgotten. */
const MOST_TABLETS = 1_000;

/** Keeps the last heartbeat of each tablet, in memory only: after a restart the tablets tell it again. */
export class TabletRegister {
  readonly #seen = new Map<string, Seen>();

  note(heartbeat: Heartbeat, at: Date): void {
    // Taken out first, so that the order of the map is that of the last words.
    this.#seen.delete(heartbeat.device);
    this.#seen.set(heartbeat.device, { heartbeat, at });
    if (this.#seen.size <= MOST_TABLETS) return;
    const [silent] = this.#seen.keys();
    if (silent !== undefined) this.#seen.delete(silent);
  }

  /** Every tablet by its id, `LOBBY-2` before `LOBBY-10`. */
  list(): readonly Seen[] {
    return [...this.#seen.values()].sort((one, other) =>
      BY_NUMBER.compare(one.heartbeat.device, other.heartbeat.device),
    );
  }
}

const BY_NUMBER = new Intl.Collator('en', { numeric: true });
