import type { Heartbeat } from './heartbeat.ts';

/** What is remembered of a tablet. Times are milliseconds of the clock that never goes back. */
export interface Known {
  /** Its last one. */
  readonly heartbeat: Heartbeat;
  /** When that came. */
  readonly at: number;
  /** When it last reported errors that it had not reported before. */
  readonly erredAt?: number | undefined;
  readonly address: string;
  /** When its first heartbeat came. */
  readonly since: number;
}
/** The last heartbeat of a tablet, and when it came. */
export type Seen = Pick<Known, 'heartbeat' | 'at' | 'erredAt'>;

/** Why a heartbeat was not kept. */
export type NotKept = 'another-address' | 'no-room';

/** More tablets than a hotel chain has behind one gateway. */
const MAX_TABLETS = 10_000;
/** Tablets send a heartbeat every quarter of an hour: an id that sent a second one is real, and no invented id removes it. In ms. */
const ESTABLISHED_MS = 10 * 60 * 1000;
/** Two heartbeats missed: the next one under the id may come from another address. In ms. */
const HELD_MS = 35 * 60 * 1000;
/** Errors of a tablet that we have not heard of before are new if the app has not been running for longer. In seconds. */
const JUST_STARTED_S = 60 * 60;
/** An established tablet that is silent for so long may have been taken away. In ms. */
const GONE_MS = 7 * 24 * 60 * 60 * 1000;

/** Keeps the last heartbeat of each tablet in memory: after a restart without a store the tablets send theirs again. */
export class TabletRegister {
  /** In the order of their last heartbeats. */
  readonly #fresh = new Map<string, Known>();
  readonly #established = new Map<string, Known>();
  /** All ids; in order once they were listed, so that sorting them again with a few new ones is little work. */
  readonly #ids: string[] = [];
  /** Tablets heard of since `takeNews`. */
  #news = new Set<string>();

  get size(): number {
    return this.#fresh.size + this.#established.size;
  }

  knows(device: string): boolean {
    return this.#fresh.has(device) || this.#established.has(device);
  }

  /**
   * Keeps a heartbeat.
   * @param isTrusted it brought HEARTBEAT_TOKEN: it may report for a tablet that another address reported a moment ago
   */
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

  #keep(known: Known): void {
    const { heartbeat, at, since } = known;
    const { device } = heartbeat;
    if (!this.knows(device)) this.#ids.push(device);
    // Taken out first, so that the maps keep the order of the last heartbeats.
    this.#fresh.delete(device);
    this.#established.delete(device);
    const isEstablished = at - since >= ESTABLISHED_MS;
    (isEstablished ? this.#established : this.#fresh).set(device, known);
  }

  /** What another gateway knows of a tablet; the later heartbeat counts. */
  learn(known: Known): void {
    const own = this.#find(known.heartbeat.device);
    const isLater = own === undefined || own.at < known.at;
    if (isLater && (own !== undefined || this.#hasRoom(known.at))) this.#keep(known);
  }

  /** Tablets heard of since the last time. @param all every tablet instead */
  takeNews(all: boolean): readonly Known[] {
    const news = all ? [...this.#ids] : [...this.#news];
    this.#news = new Set();
    return news.flatMap((device) => this.#find(device) ?? []);
  }

  /** The news could not be told: they are news again. */
  returnNews(news: readonly Known[]): void {
    for (const { heartbeat } of news) this.#news.add(heartbeat.device);
  }

  /** Whether a tablet has reported from another address a moment ago. */
  isHeldByAnother(device: string, address: string, at: number): boolean {
    const known = this.#find(device);
    return known !== undefined && known.address !== address && at - known.at < HELD_MS;
  }

  #find(device: string): Known | undefined {
    return this.#established.get(device) ?? this.#fresh.get(device);
  }

  /** Every tablet by its id, `LOBBY-2` before `LOBBY-10`. */
  list(): readonly Seen[] {
    return this.#ids.sort(compareIds).flatMap((device) => this.#find(device) ?? []);
  }

  /**
   * Tablets to tell of where there is no room for all: first those with a name, then those that reported again, the longest
   * known first.
   */
  mostTrusted(most: number, names: ReadonlyMap<string, string>): readonly Seen[] {
    if (this.size <= most) return this.list();
    const rank = ({ heartbeat: { device } }: Known) =>
      names.has(device) ? 0 : this.#established.has(device) ? 1 : 2;
    return [...this.#established.values(), ...this.#fresh.values()]
      .map((known) => ({ known, rank: rank(known) }))
      .sort((one, other) => one.rank - other.rank || one.known.since - other.known.since)
      .slice(0, most)
      .map(({ known }) => known);
  }

  /** Makes room: removes the id that reported once and was silent longest, else a tablet that is long gone. */
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

/** Whether a heartbeat counts errors that the one before did not: a tablet counts from the start of its app. */
function hasNewErrors(heartbeat: Heartbeat, before: Heartbeat | undefined): boolean {
  const errors = troubles(heartbeat);
  if (before === undefined) return errors > 0 && heartbeat.uptime_s < JUST_STARTED_S;
  return errors > (heartbeat.uptime_s < before.uptime_s ? 0 : troubles(before));
}

/** How many errors are no mere answers of the hotel, such as an unknown name. */
const troubles = ({ errors }: Heartbeat): number =>
  Object.entries(errors).reduce((sum, [code, times]) => (code === 'message' ? sum : sum + times), 0);

/** Different ids are never equal, as `a1` and `a01` are by their numbers. */
const compareIds = (one: string, other: string): number =>
  BY_NUMBER.compare(one, other) || (one < other ? -1 : Number(one > other));

const BY_NUMBER = new Intl.Collator('en', { numeric: true });
