import type { Heartbeat } from './heartbeat.ts';

export interface TabletRecord {
  readonly heartbeat: Heartbeat;
  readonly at: number;
  /** The last report of new errors. */
  readonly erredAt?: number | undefined;
  readonly address: string;
  readonly since: number;
}
export type TabletReport = Pick<TabletRecord, 'heartbeat' | 'at' | 'erredAt'>;

export type NotKept = 'another-address' | 'no-room';

/** More tablets than a hotel chain has behind one gateway. */
const MAX_TABLETS = 10_000;
/** In ms: heartbeats come every quarter of an hour, so a second one proves an id, which no invented id removes. */
const ESTABLISHED_MS = 10 * 60 * 1000;
/** In ms: after two missed heartbeats the id may report from another address. */
const HELD_MS = 35 * 60 * 1000;
/** In seconds: unheard errors are new in an app that has run for longer. */
const JUST_STARTED_S = 60 * 60;
/** In ms: a tablet silent for so long may be gone. */
const GONE_MS = 7 * 24 * 60 * 60 * 1000;

/** The last heartbeat of each tablet, in memory: without a store, tablets report again after a restart. */
export class TabletRegister {
  /** In the order of their last heartbeats. */
  readonly #fresh = new Map<string, TabletRecord>();
  readonly #established = new Map<string, TabletRecord>();
  /** All ids, sorted by the last listing, which makes the next sorting cheap. */
  readonly #ids: string[] = [];
  /** Tablets with news since `takeNews`. */
  #news = new Set<string>();

  get size(): number {
    return this.#fresh.size + this.#established.size;
  }

  knows(device: string): boolean {
    return this.#fresh.has(device) || this.#established.has(device);
  }

  /** Keeps a heartbeat. @param isTrusted HEARTBEAT_TOKEN lets it report from another address at once */
  note(heartbeat: Heartbeat, at: number, address: string, isTrusted: boolean): NotKept | undefined {
    const { device } = heartbeat;
    const known = this.#find(device);
    if (!isTrusted && this.isHeldByAnother(device, address, at)) return 'another-address';
    if (known === undefined && !this.#hasRoom(at)) return 'no-room';
    const since = known?.since ?? at;
    const erredAt = hasNewErrors(heartbeat, known?.heartbeat) ? at : known?.erredAt;
    this.#keep({ heartbeat, at, erredAt, address, since });
    this.#news.add(device);
    return undefined;
  }

  #keep(known: TabletRecord): void {
    const { heartbeat, at, since } = known;
    const { device } = heartbeat;
    if (!this.knows(device)) this.#ids.push(device);
    // Removed first, to keep the maps in the order of the last heartbeats.
    this.#fresh.delete(device);
    this.#established.delete(device);
    const isEstablished = at - since >= ESTABLISHED_MS;
    (isEstablished ? this.#established : this.#fresh).set(device, known);
  }

  /** Takes another gateway's tablet; the later heartbeat counts. */
  learn(known: TabletRecord): void {
    const own = this.#find(known.heartbeat.device);
    const isLater = own === undefined || own.at < known.at;
    if (isLater && (own !== undefined || this.#hasRoom(known.at))) this.#keep(known);
  }

  /** The tablets with news. @param all every tablet instead */
  takeNews(all: boolean): readonly TabletRecord[] {
    const news = all ? [...this.#ids] : [...this.#news];
    this.#news = new Set();
    return news.flatMap((device) => this.#find(device) ?? []);
  }

  /** Puts untold news back. */
  returnNews(news: readonly TabletRecord[]): void {
    for (const { heartbeat } of news) this.#news.add(heartbeat.device);
  }

  /** Whether another address reported under this id a moment ago. */
  isHeldByAnother(device: string, address: string, at: number): boolean {
    const known = this.#find(device);
    return known !== undefined && known.address !== address && at - known.at < HELD_MS;
  }

  #find(device: string): TabletRecord | undefined {
    return this.#established.get(device) ?? this.#fresh.get(device);
  }

  /** Every tablet by id, `LOBBY-2` before `LOBBY-10`. */
  list(): readonly TabletReport[] {
    return this.#ids.sort(compareIds).flatMap((device) => this.#find(device) ?? []);
  }

  /** The tablets to tell within `most`: named ones, then repeated reporters, the longest known first. */
  mostTrusted(most: number, names: ReadonlyMap<string, string>): readonly TabletReport[] {
    if (this.size <= most) return this.list();
    const rank = ({ heartbeat: { device } }: TabletRecord) =>
      names.has(device) ? 0 : this.#established.has(device) ? 1 : 2;
    return [...this.#established.values(), ...this.#fresh.values()]
      .map((known) => ({ known, rank: rank(known) }))
      .sort((one, other) => one.rank - other.rank || one.known.since - other.known.since)
      .slice(0, most)
      .map(({ known }) => known);
  }

  /** Removes the longest silent id with one report, else a tablet long gone. */
  #hasRoom(at: number): boolean {
    if (this.size < MAX_TABLETS) return true;
    const [fresh] = this.#fresh.keys();
    if (fresh !== undefined) return this.#remove(fresh);
    const [silent] = this.#established.values();
    if (silent === undefined || at - silent.at < GONE_MS) return false;
    return this.#remove(silent.heartbeat.device);
  }

  #remove(device: string): boolean {
    this.#ids.splice(this.#ids.indexOf(device), 1);
    return this.#fresh.delete(device) || this.#established.delete(device);
  }
}

/** A tablet counts its errors from the start of its app. */
function hasNewErrors(heartbeat: Heartbeat, before: Heartbeat | undefined): boolean {
  const errors = troubles(heartbeat);
  if (before === undefined) return errors > 0 && heartbeat.uptime_s < JUST_STARTED_S;
  return errors > (heartbeat.uptime_s < before.uptime_s ? 0 : troubles(before));
}

/** Errors that are no plain answers of the hotel, such as an unknown name. */
const troubles = ({ errors }: Heartbeat): number =>
  Object.entries(errors).reduce((sum, [code, times]) => (code === 'message' ? sum : sum + times), 0);

/** Different ids are never equal, unlike the numbers in `a1` and `a01`. */
const compareIds = (one: string, other: string): number =>
  BY_NUMBER.compare(one, other) || (one < other ? -1 : Number(one > other));

const BY_NUMBER = new Intl.Collator('en', { numeric: true });
