import { z } from 'zod';
import { deviceSchema, type Heartbeat, screenSchema } from './heartbeat.ts';

/** A guest's call for the staff: the tablet and the screen, nothing of the guest. */
export const helpSchema = z.strictObject({ device: deviceSchema, screen: screenSchema });

/** That somebody is on a call: which one they have read, as the lists name it. */
export const seenSchema = z.strictObject({ device: deviceSchema, asked_at: z.iso.datetime() });

/** A call for help that nobody has answered yet. */
export interface HelpCall {
  readonly device: string;
  readonly screen: string;
  /** When the guest called, by our clock; of several calls the first. */
  readonly at: Date;
  /** Whether it came from a tablet that has reported, as far as we can tell: anybody could invent another. */
  readonly isKnown: boolean;
}

/** More tablets than guests call from at one time. */
const MAX_CALLS = 500;
/** A tablet that shows home so long after the call has no guest in front of it any more. In ms. */
const OVER_MS = 10 * 60 * 1000;

/** The calls for help that are open, in memory only. */
export class HelpCalls {
  readonly #open = new Map<string, HelpCall>();

  /**
   * Opens a call. While one is open, further ones of the same tablet are the same call, with the screen of the last; one that
   * may be invented changes nothing of one that is not.
   */
  note({ device, screen }: z.infer<typeof helpSchema>, at: Date, isKnown: boolean): void {
    const open = this.#open.get(device);
    if (open?.isKnown && !isKnown) return;
    this.#open.set(device, { device, screen, at: open?.at ?? at, isKnown });
    if (this.#open.size > MAX_CALLS) this.#open.delete(this.#leastTrusted());
  }

  /**
   * Closes the call that somebody has seen; a later one of the same tablet stays open.
   * @returns whether there was such a call
   */
  close({ device, asked_at }: z.infer<typeof seenSchema>): boolean {
    return this.#open.get(device)?.at.getTime() === Date.parse(asked_at) && this.#open.delete(device);
  }

  /** Closes the call of a tablet that has returned to home since, a while later. */
  hear({ device, screen }: Heartbeat, at: Date): void {
    const call = this.#open.get(device);
    if (screen === '/' && call !== undefined && at.getTime() - call.at.getTime() >= OVER_MS)
      this.#open.delete(device);
  }

  /** The open calls, the longest waiting first. */
  list(): readonly HelpCall[] {
    return [...this.#open.values()].sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  /** Invented tablets push out no real one's call. */
  #leastTrusted(): string {
    const calls = [...this.#open.values()];
    return (calls.find(({ isKnown }) => !isKnown) ?? calls[0])?.device ?? '';
  }
}
