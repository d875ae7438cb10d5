import { z } from 'zod';
import { type Moment, msOf } from '../clock.ts';
import { deviceSchema, type Heartbeat, screenSchema } from './heartbeat.ts';

/** A guest's call for the staff: the tablet and the screen, nothing of the guest. */
export const helpSchema = z.strictObject({ device: deviceSchema, screen: screenSchema });

/** That somebody is on a call: which one they have read, as the lists name it. */
export const seenSchema = z.strictObject({ device: deviceSchema, asked_at: z.iso.datetime() });

/** A call for help that nobody has answered yet, as gateways tell each other of it. */
export const callSchema = z.object({
  ...helpSchema.shape,
  /** The date when the guest called; of several calls the first. It stands for the call wherever one is named. */
  at: z.coerce.date(),
  /** Whether it came from a tablet that has reported, as far as we can tell: anybody could invent another. */
  isKnown: z.boolean(),
});
/** A call for help as gateways tell each other of it. */
type ToldCall = Readonly<z.infer<typeof callSchema>>;
/** A call for help that nobody has answered yet. */
export interface HelpCall extends ToldCall {
  /** When the guest called, in milliseconds of the clock that never goes back. */
  readonly since: number;
}

/** A call that was opened or closed. */
export type HelpChange = { readonly open: ToldCall } | { readonly close: Pick<ToldCall, 'device' | 'at'> };

/** More tablets than guests call from at one time. */
const MAX_CALLS = 500;
/** A tablet that shows home so long after the call has no guest in front of it any more. In ms. */
const OVER_MS = 10 * 60 * 1000;

/** The calls for help that are open, in memory. */
export class HelpCalls {
  readonly #open = new Map<string, HelpCall>();
  /** What was opened and closed since `takeNews`. */
  #news: HelpChange[] = [];

  /**
   * Opens a call. While one is open, further ones of the same tablet are the same call, with the screen of the last; one that
   * may be invented changes nothing of one that is not.
   */
  note({ device, screen }: z.infer<typeof helpSchema>, now: Moment, isKnown: boolean): void {
    const call = { device, screen, at: now.date, isKnown };
    if (this.#set(call, now.ms)) this.#news.push({ open: call });
    if (this.#open.size > MAX_CALLS) this.#remove(this.#leastTrusted());
  }

  /** @returns whether that changed anything */
  #set(call: ToldCall, ms: number): boolean {
    const open = this.#open.get(call.device);
    if (open?.isKnown && !call.isKnown) return false;
    this.#open.set(call.device, { ...call, at: open?.at ?? call.at, since: open?.since ?? ms });
    return true;
  }

  #remove(device: string): boolean {
    const call = this.#open.get(device);
    if (call === undefined) return false;
    this.#news.push({ close: { device, at: call.at } });
    return this.#open.delete(device);
  }

  /**
   * Closes the call that somebody has seen; a later one of the same tablet stays open.
   * @returns whether there was such a call
   */
  close({ device, asked_at }: z.infer<typeof seenSchema>): boolean {
    return this.#open.get(device)?.at.getTime() === Date.parse(asked_at) && this.#remove(device);
  }

  /** Closes the call of a tablet that has returned to home since, a while later. */
  hear({ device, screen }: Heartbeat, ms: number): void {
    const call = this.#open.get(device);
    if (screen === '/' && call !== undefined && ms - call.since >= OVER_MS) this.#remove(device);
  }

  /** What was opened and closed since the last time. @param all every open call is opened again */
  takeNews(all: boolean): readonly HelpChange[] {
    const news = this.#news;
    this.#news = [];
    return all ? [...this.#open.values()].map(({ since, ...open }) => ({ open })) : news;
  }

  /** The news could not be told: they are news again. */
  returnNews(news: readonly HelpChange[]): void {
    this.#news.unshift(...news);
  }

  /** What all gateways know is open, and after that what this one has not told yet. */
  learn(calls: readonly ToldCall[], now: Moment): void {
    const before = new Map(this.#open);
    this.#open.clear();
    const since = ({ device, at }: ToldCall) => {
      const own = before.get(device);
      return own?.at.getTime() === at.getTime() ? own.since : msOf(at, now);
    };
    for (const call of calls) this.#open.set(call.device, { ...call, since: since(call) });
    for (const change of this.#news) {
      if ('open' in change) this.#set(change.open, since(change.open));
      else if (this.#open.get(change.close.device)?.at.getTime() === change.close.at.getTime())
        this.#open.delete(change.close.device);
    }
  }

  /** The open calls, the longest waiting first. */
  list(): readonly HelpCall[] {
    return [...this.#open.values()].sort((one, other) => one.since - other.since);
  }

  /** Invented tablets push out no real one's call. */
  #leastTrusted(): string {
    const calls = [...this.#open.values()];
    return (calls.find(({ isKnown }) => !isKnown) ?? calls[0])?.device ?? '';
  }
}
