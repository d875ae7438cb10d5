import { type Group, some, Tally, type Target } from '../group.ts';
import { heartbeatText, MALFORMED } from '../tables/heartbeats.ts';
import { ask, requestText, sendRaw } from '../wire.ts';

const JSON_TYPE = ['Content-Type', 'application/json'] as const;
/** What a tablet's id may look like for the gateway to take it. */
const invented = (at: number) => `EVIL-${at}`;
/** Addresses of this machine, beside the usual one, that a tablet could have. */
const otherAddress = (at: number) => `127.0.${1 + (at % 3)}.${2 + at}`;
/** More tablets than this are never listed. */
const MAX_TABLETS = 10_000;
const MINUTES = 60_000;

/** Malformed and invented heartbeats: no malformed one is listed, and none removes a real tablet. */
export const heartbeats: Group = {
  name: 'heartbeats',
  against: ['hostile-hotel', 'demo-hotel', 'unknown'],
  async run(target) {
    const tally = new Tally();
    for (const [name, body] of some(MALFORMED, target.size)) {
      const answer = await ask(target, { method: 'POST', target: '/heartbeat', headers: [JSON_TYPE], body });
      tally.check(name, answer, { statuses: [400, 401, 413, 415, 429] });
    }
    for (const type of some(TYPES, target.size)) {
      const answer = await ask(target, {
        method: 'POST',
        target: '/heartbeat',
        headers: [['Content-Type', type]],
        body: heartbeatText({ device: 'EVIL-TYPE' }),
      });
      tally.check(`the type "${type}"`, answer, { statuses: [400, 415] });
    }
    // On a gateway in use our ids would appear in the list of tablets.
    if (target.behind !== 'unknown') {
      await invent(target, tally);
      await lists(target, tally);
    }
    return tally;
  },
};

const TYPES = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/json',
  'application/jsonx',
  'text/plain; application/json',
  'json',
];

/** Sends heartbeats of many tablets on one connection, and counts the answers by status. */
export async function tellMany(
  target: Target,
  devices: readonly string[],
  from?: string,
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (let at = 0; at < devices.length; at += 250) {
    const some = devices.slice(at, at + 250);
    const texts = some.map((device, index) => {
      const connection = ['Connection', index === some.length - 1 ? 'close' : 'keep-alive'] as const;
      const headers = [JSON_TYPE, connection, ['X-Forwarded-For', `10.0.${at % 250}.${index}`]] as const;
      return requestText(target, {
        method: 'POST',
        target: '/heartbeat',
        headers,
        body: heartbeatText({ device }),
      });
    });
    const { answers } = await sendRaw(target, texts.join(''), {
      timeoutMs: 20_000,
      ...(from === undefined ? {} : { from }),
    });
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return counts;
}

async function invent(target: Target, tally: Tally): Promise<void> {
  await tellMany(target, ['LOBBY-1']);
  target.forward?.(11 * MINUTES);
  await tellMany(target, ['LOBBY-1']);
  const steal = await ask(
    target,
    {
      method: 'POST',
      target: '/heartbeat',
      headers: [
        JSON_TYPE,
        ['X-Forwarded-For', '127.0.0.1'],
        ['X-Real-IP', '127.0.0.1'],
        ['Forwarded', 'for=127.0.0.1'],
      ],
      body: heartbeatText({ boots: 666 }),
    },
    { from: otherAddress(0) },
  );
  tally.check('a heartbeat for a tablet of another address', steal, { statuses: [401, 409, 429] });
  await flood(target, tally);
  // A tablet is established after two reports, ten minutes apart: too long to wait without a clock to move.
  if (target.forward === undefined) return;
  const addresses = Math.max(2, Math.round(20 * target.size));
  const ofEach = Math.max(250, Math.round(1_000 * target.size));
  for (let at = 0; at < addresses; at += 1) {
    const devices = Array.from({ length: ofEach }, (_, index) => invented(10_000 + at * ofEach + index));
    await tellMany(target, devices, otherAddress(at + 1));
    tally.attacks += devices.length;
  }
  const text = await allTablets(target);
  if (!/"device":"LOBBY-1"/u.test(text))
    tally.findings.push(`${addresses * ofEach} invented ids: they put a tablet out`);
  if (/"boots":666/u.test(text))
    tally.findings.push('a heartbeat for a tablet of another address: it was taken');
}

/** The list of tablets as JSON, all its pages. */
async function allTablets(target: Target): Promise<string> {
  const texts: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await ask(target, { target: `/tablets.json?page=${page}` }, { most: 50_000_000 });
    const text = answer?.body.toString('utf8') ?? '';
    pages = Number(/"pages":(\d+)/u.exec(text)?.[1] ?? 1);
    texts.push(text);
  }
  return texts.join('');
}

/** More than any hotel sends from one address is not taken. */
async function flood(target: Target, tally: Tally): Promise<void> {
  const devices = Array.from({ length: Math.max(1_250, 3_000 * target.size) }, (_, at) =>
    invented(at % 1_500),
  );
  const counts = await tellMany(target, devices);
  tally.note(`${devices.length} heartbeats at once`, [
    ...((counts.get(429) ?? 0) > 0 ? [] : ['none of them was answered 429']),
    ...[...counts.keys()]
      .filter((status) => ![204, 401, 409, 429, 503].includes(status))
      .map((status) => `${status} came back`),
  ]);
}

/** The lists stay within their limit, and nothing in them is markup or an extra line. */
async function lists(target: Target, tally: Tally): Promise<void> {
  for (const path of ['/tablets', '/tablets.json', '/metrics']) {
    const answer = await ask(target, { target: path }, { timeoutMs: 20_000, most: 50_000_000 });
    const text = answer?.body.toString('utf8') ?? '';
    tally.check(path, answer, { statuses: [200, 401] });
    const count = text.split(/<th scope="row">|"last_seen":"|lobby_tablet_boots_total\{/u).length - 1;
    if (count > MAX_TABLETS) tally.findings.push(`${path}: it lists ${count} tablets`);
    if (/<script>alert|onerror=|EVIL-TYPE|polluted|Yamada/u.test(text))
      tally.findings.push(`${path}: it shows what no heartbeat may hold`);
    const odd =
      path === '/metrics' ? text.split('\n').find((line) => line !== '' && !LINE.test(line)) : undefined;
    if (odd !== undefined) tally.findings.push(`${path}: a line is no metric: ${odd.slice(0, 80)}`);
  }
}

const LINE = /^(# (HELP|TYPE) \w+ .*|\w+(\{(\w+="([^"\\\n]|\\.)*",?)*\})? -?[\d.e+-]+)$/u;
