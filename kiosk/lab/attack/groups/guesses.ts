import { type Group, Tally, type Target, WATCH_TOKEN } from '../group.ts';
import { ask } from '../wire.ts';

/** Guesses from one address, of which no more than a few may be looked at. */
const GUESSES = 200;
const MAX_COMPARED = 40;
/** An address of this machine that guesses, and one that does not. */
const STRANGER = '127.0.0.7';
const STAFF = '127.0.0.8';
const JSON_TYPE = ['Content-Type', 'application/json'] as const;
/** What tells that a request came through a proxy, or was meant for another machine. */
const FROM_ELSEWHERE = [
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-For', '203.0.113.9'],
  ['X-Forwarded-Host', 'localhost'],
  ['X-Real-IP', '127.0.0.1'],
  ['Forwarded', 'for=127.0.0.1'],
  ['Via', '1.1 proxy'],
  ['Host', '10.0.0.1'],
] as const;

/** Guesses at the token of the lists, and calls of guests closed without a right to: few are looked at, and no call is closed. */
export const guesses: Group = {
  name: 'guesses',
  against: ['guarded', 'demo-hotel'],
  async run(target) {
    const tally = new Tally();
    if (target.behind === 'guarded') await guess(target, tally);
    else await close(target, tally);
    return tally;
  },
};

async function guess(target: Target, tally: Tally): Promise<void> {
  let compared = 0;
  for (let at = 0; at < GUESSES; at += 1) {
    const path = ['/tablets', '/tablets.json', '/metrics'][at % 3] ?? '';
    const header = at % 2 === 0 ? `Bearer guess-number-${at}` : `Basic ${btoa(`staff:guess-number-${at}`)}`;
    const headers = [['Authorization', header]] as const;
    const answer = await ask(target, { target: path, headers }, { from: STRANGER });
    tally.check(`guess ${at}`, answer, { statuses: [401, 429] });
    if (answer?.status === 401) compared += 1;
  }
  if (compared > MAX_COMPARED) tally.findings.push(`${compared} of ${GUESSES} guesses were looked at`);
  const headers = [['Authorization', `Bearer ${WATCH_TOKEN}`]] as const;
  const staff = await ask(target, { target: '/tablets', headers }, { from: STAFF });
  tally.note('staff at another address', staff?.status === 200 ? [] : ['they are locked out']);
}

async function close(target: Target, tally: Tally): Promise<void> {
  const device = 'GUESSES-1';
  const call = JSON.stringify({ device, screen: '/' });
  const from = STRANGER;
  await ask(target, { method: 'POST', target: '/help', headers: [JSON_TYPE], body: call }, { from });
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const askedAt = async () => {
    const listed = await ask(target, { target: '/tablets.json' }, { most: 50_000_000 });
    const text = listed?.body.toString('utf8') ?? '';
    return new RegExp(`"device":"${device}","screen":"/","asked_at":"([^"]+)"`, 'u').exec(text)?.[1];
  };
  const body = JSON.stringify({ device, asked_at: await askedAt() });
  for (const header of FROM_ELSEWHERE) {
    const attempt = { method: 'POST', target: '/tablets/seen', headers: [JSON_TYPE, header], body };
    tally.check(`a call closed with ${header.join(': ')}`, await ask(target, attempt), {
      statuses: [403, 404],
    });
  }
  tally.note('the call afterwards', (await askedAt()) === undefined ? ['it was closed'] : []);
}
