import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallResult, Client } from './client.ts';
import { type GatewayTarget, startGateway } from './servers.ts';
import { StoreProcess } from './store.ts';
import { MOMENTS, type Moment, openStrikingHotel, SETTLEMENT, type StrikingHotel } from './striking-hotel.ts';

/** The payments of gateways that were killed meanwhile. */
export interface KilledFigures {
  readonly killed: Readonly<Record<Moment, number>>;
  /** Booked payments without an answer; the others were never booked. */
  readonly booked: number;
  /** Violations, in sentences. */
  readonly wrong: readonly string[];
}

export interface KilledOptions {
  readonly times: number;
  /** One gateway with its own disk, in place of three with a store. */
  readonly isAlone: boolean;
}

const GATEWAYS = 3;
const HOST = 'lobby.example';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const LOOK_UP = '/api/v1/client/rpa/checkout_authtoken_request?name=x';

/** Kills gateways between recording a payment and its outcome, then repeats it everywhere. The hotel's books decide. */
export async function playKilled({ times, isAlone }: KilledOptions): Promise<KilledFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  writeFileSync(join(folder, 'config.json'), '{"kiosk":{}}');
  mkdirSync(join(folder, 'state'));
  const hotel = await openStrikingHotel();
  const store = isAlone ? undefined : new StoreProcess();
  await store?.start();
  const place = store ? { STORE_URL: store.url } : { STATE_DIRECTORY: join(folder, 'state') };
  const env = { HOTEL_URL: hotel.url, TENANT: folder, HOSTS: HOST, ...place };
  const gateways = await Promise.all(Array.from({ length: isAlone ? 1 : GATEWAYS }, () => startGateway(env)));
  const play = new Play(hotel, gateways);
  try {
    await play.warmUp();
    for (let time = 0; time < times; time += 1) await play.killOne(time);
    return await play.end();
  } finally {
    for (const target of [...gateways, hotel]) await target.stop();
    await store?.stop();
    rmSync(folder, { recursive: true });
  }
}

class Play {
  readonly #clients: readonly Client[];
  readonly #killed: Record<Moment, number> = { connected: 0, asked: 0, booked: 0, 'half-answered': 0 };
  readonly #payments: { readonly id: string; readonly isPlain: boolean }[] = [];
  readonly #wrong: string[] = [];
  /** Calls under a killed gateway's key wait for its longest life. */
  readonly #waiting: Promise<unknown>[] = [];
  #token = '';

  constructor(
    private readonly hotel: StrikingHotel,
    private readonly gateways: readonly GatewayTarget[],
  ) {
    this.#clients = gateways.map(({ url }) => new Client({ url, host: HOST }, 4));
  }

  /** Pays until the gateways accept: a new store takes no payments. */
  async warmUp(): Promise<void> {
    const found = await this.#client(0).ask({ path: LOOK_UP });
    this.#token = /"authorization":"([^"]+)"/u.exec(found.text)?.[1] ?? '';
    for (let tries = 0; (await this.#settle(0, `warm-${tries}`, randomUUID())).status !== 200; tries += 1)
      if (tries === 20) throw new Error('No payment went through.');
  }

  async killOne(time: number): Promise<void> {
    const at = time % this.gateways.length;
    const gateway = this.gateways[at];
    const moment = MOMENTS[Math.floor(Math.random() * MOMENTS.length)] ?? 'asked';
    const [id, key] = [`killed-${time}`, randomUUID()];
    let back: Promise<void> | undefined;
    this.hotel.strikeAt(moment, () => {
      back = gateway?.crash(0);
    });
    const got = await this.#settle(at, id, key);
    if (back === undefined) throw new Error(`The gateway lived on, and answered ${got.status}.`);
    this.#killed[moment] += 1;
    this.#payments.push({ id, isPlain: false });
    const others = this.gateways.map((_, other) => other).filter((other) => other !== at);
    for (const other of others) {
      this.#waiting.push(this.#settle(other, id, key));
      this.#judge(id, await this.#settle(other, id, randomUUID()));
    }
    await back;
    this.#waiting.push(this.#settle(at, id, key));
    this.#judge(id, await this.#settle(at, id, randomUUID()));
    // A payment without a failure is booked at the restarted gateway.
    const plain = `plain-${time}`;
    this.#payments.push({ id: plain, isPlain: true });
    this.#judge(plain, await this.#settle(at, plain, randomUUID()));
  }

  async end(): Promise<KilledFigures> {
    await Promise.all(this.#waiting);
    for (const { id } of this.#payments)
      for (const at of this.gateways.keys()) this.#judge(id, await this.#settle(at, id, randomUUID()));
    for (const client of this.#clients) client.close();
    const { books } = this.hotel;
    for (const { id, isPlain } of this.#payments) {
      const times = books.get(id) ?? 0;
      if (times > 1) this.#wrong.push(`${id} was booked ${times} times`);
      if (isPlain && times === 0) this.#wrong.push(`${id} was never booked`);
    }
    const booked = this.#payments.filter(({ id, isPlain }) => !isPlain && books.has(id)).length;
    return { killed: this.#killed, booked, wrong: [...new Set(this.#wrong)] };
  }

  /** No unpaid payment may read as paid. */
  #judge(id: string, { status, word }: CallResult): void {
    if (status === 200 && !this.hotel.books.has(id)) this.#wrong.push(`${id} is paid, and was never booked`);
    if (word === 'not-sent' && this.hotel.books.has(id))
      this.#wrong.push(`${id} was booked, and a tablet reads that it was not sent`);
  }

  /** Varies order and encoding: it is the same payment. */
  #settle(at: number, id: string, key: string): Promise<CallResult> {
    const fields = [
      `request_id=${Math.random() < 0.5 ? id : encoded(id)}`,
      'point=0',
      'payment_amount=48400',
    ];
    const body = (Math.random() < 0.5 ? fields : fields.reverse()).join('&');
    const headers = { ...FORM, AUTH_TOKEN: this.#token, 'Idempotency-Key': `"${key}"` };
    // One key keeps the same words, as in a browser.
    const said = this.#bodies.get(key) ?? body;
    this.#bodies.set(key, said);
    return this.#client(at).ask({ method: 'POST', path: SETTLEMENT, headers, body: said, apart: true });
  }

  readonly #bodies = new Map<string, string>();

  #client(at: number): Client {
    const client = this.#clients[at];
    if (client === undefined) throw new Error(`There is no gateway ${at}.`);
    return client;
  }
}

const encoded = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
