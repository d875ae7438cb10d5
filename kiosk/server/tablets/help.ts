import { z } from 'zod';
import { type Moment, msOf } from '../clock.ts';
import { deviceSchema, type Heartbeat, screenSchema } from './heartbeat.ts';

/** A guest's call for staff, without guest data. */
export const helpSchema = z.strictObject({ device: deviceSchema, screen: screenSchema });

/** A member of staff takes a call. */
export const seenSchema = z.strictObject({ device: deviceSchema, asked_at: z.iso.datetime() });

/** An unanswered call, as gateways exchange it. */
export const callSchema = z.object({
  ...helpSchema.shape,
  /** The date of the first call, by which all lists name it. */
  at: z.coerce.date(),
  /** Whether the tablet has reported before; anybody could invent another. */
  isKnown: z.boolean(),
});
type ToldCall = Readonly<z.infer<typeof callSchema>>;
export interface HelpCall extends ToldCall {
  readonly since: number;
}

export type HelpChange = { readonly open: ToldCall } | { readonly close: Pick<ToldCall, 'device' | 'at'> };

/** More tablets than guests call from at one time. */
const MAX_CALLS = 500;
/** In ms: a tablet back at home for so long has no waiting guest. */
const OVER_MS = 10 * 60 * 1000;

export class HelpCalls {
  readonly #open = new Map<string, HelpCall>();
  /** Changes since `takeNews`. */
  #news: HelpChange[] = [];

  /** Opens a call, or updates the tablet's open one; an unknown sender changes no known one's call. */
  note({ device, screen }: z.infer<typeof helpSchema>, now: Moment, isKnown: boolean): void {
    const call = { device, screen, at: now.date, isKnown };
    if (this.#set(call, now.ms)) this.#news.push({ open: call });
    if (this.#open.size > MAX_CALLS) this.#remove(this.#leastTrusted());
  }

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

  /** Closes the seen call; a later call stays open. @returns whether it existed */
  close({ device, asked_at }: z.infer<typeof seenSchema>): boolean {
    return this.#open.get(device)?.at.getTime() === Date.parse(asked_at) && this.#remove(device);
  }

  /** Closes the call of a tablet that has been home for a while. */
  hear({ device, screen }: Heartbeat, ms: number): void {
    const call = this.#open.get(device);
    if (screen === '/' && call !== undefined && ms - call.since >= OVER_MS) this.#remove(device);
  }

  /** The changes since the last time. @param all reopens every open call */
  takeNews(all: boolean): readonly HelpChange[] {
    const news = this.#news;
    this.#news = [];
    return all ? [...this.#open.values()].map(({ since, ...open }) => ({ open })) : news;
  }

  /** Puts untold news back. */
  returnNews(news: readonly HelpChange[]): void {
    this.#news.unshift(...news);
  }

  /** Takes the other gateways' calls, then this one's untold ones. */
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

  list(): readonly HelpCall[] {
    return [...this.#open.values()].sort((one, other) => one.since - other.since);
  }

  /** Invented tablets displace no real call. */
  #leastTrusted(): string {
    const calls = [...this.#open.values()];
    return (calls.find(({ isKnown }) => !isKnown) ?? calls[0])?.device ?? '';
  }
}
