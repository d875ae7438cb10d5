import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallResult, Client, Question } from './client.ts';
import type { Ledger, Outcome } from './ledger.ts';

const CLIENT = '/api/v1/client';
const RPA = `${CLIENT}/rpa`;
const TABLET = { DEVICE_INFO: 'load', DEVICE_TYPE: 'web', LANGUAGE: 'ja', FACILITY_ID: '101' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
/** A guest who pays at check-out, and one who arrives. */
const LEAVING = 'メイサイ オオイ';
const ARRIVING = 'サトウ ハナコ';
/** In ms, between a guest's tries during a restart, with their number. */
const AGAIN_MS = 500;
const MAX_TRIES = 40;
/** The browser repeats broken calls under a key at once. */
const MAX_RESENDS = 3;

export type VisitEnd = 'done' | 'front-desk' | 'failed';

/** A departing guest: look-up, queue, terms, payment, check-out. */
export async function checkOut(client: Client, ledger: Ledger): Promise<VisitEnd> {
  const token = textAt(await read(client, lookUp('checkout', LEAVING)), 'authorization');
  if (token === undefined) return 'failed';
  const headers = { ...TABLET, AUTH_TOKEN: token };
  const requestId = textAt(
    await read(client, { path: `${RPA}/checkout_info_request`, headers }),
    'request_id',
  );
  if (requestId === undefined) return 'failed';
  const amount = await amountOf(client, headers, requestId);
  if (amount === undefined) return 'failed';
  await read(client, { path: `${CLIENT}/payment_terms`, headers: TABLET });
  const key = await read(client, post('/payment/public_key', headers, { request_id: requestId }));
  if (key === undefined) return 'failed';
  const outcome = await settle(client, headers, requestId, amount);
  ledger.note(requestId, outcome);
  if (outcome !== 'paid') return 'front-desk';
  const rooms = { invoice_name: 'メイサイ', room_num: '501' };
  const left = await changeWhenUp(client, post('/rpa/execute_checkout_request', headers, rooms));
  return isGood(left) ? 'done' : 'front-desk';
}

/** An arriving guest for the gateway: look-up, reservation, agreement, a picture of 40 KB. */
export async function checkIn(client: Client): Promise<VisitEnd> {
  const token = textAt(await read(client, lookUp('checkin', ARRIVING)), 'authorization');
  if (token === undefined) return 'failed';
  const headers = { ...TABLET, AUTH_TOKEN: token };
  const reservation = await read(client, { path: `${RPA}/checkin_info_request`, headers });
  await read(client, { path: `${CLIENT}/hotel_agreement`, headers: TABLET });
  await read(client, { path: `/address/search?zipcode=7830060` });
  const picture = randomBytes(30_000).toString('base64');
  // The hotel refuses the picture; only its whole arrival counts.
  const sent = await changeWhenUp(
    client,
    post('/upload_passport', headers, { base64_passport_image: picture }),
  );
  return reservation !== undefined && sent.status >= 200 && sent.status < 500 ? 'done' : 'failed';
}

async function amountOf(
  client: Client,
  headers: Readonly<Record<string, string>>,
  requestId: string,
): Promise<number | undefined> {
  for (let asked = 0; asked < 60; asked += 1) {
    const path = `${RPA}/checkout_info_result?request_id=${requestId}`;
    const place = await read(client, { path, headers });
    if (numberAt(place, 'status') === 4) return numberAt(place, 'payment_amount');
    await pause(300);
  }
  return undefined;
}

async function settle(
  client: Client,
  headers: Readonly<Record<string, string>>,
  requestId: string,
  amount: number,
): Promise<Outcome> {
  const form = {
    request_id: requestId,
    point: '0',
    payment_amount: String(amount),
    gmo_token: `demo-token-${randomBytes(16).toString('hex')}`,
    invoice_name: 'メイサイ',
  };
  const got = await changeWhenUp(client, post('/payment/settlement', headers, form));
  if (isGood(got)) return 'paid';
  const isRefused = isNeverSent(got) || (got.status >= 400 && got.status < 500);
  return isRefused ? 'refused' : 'unknown';
}

/** A changing call: a key for each try and its own connection, repeated when it breaks. */
async function change(client: Client, question: Question): Promise<CallResult> {
  const headers = { ...question.headers, 'Idempotency-Key': `"${randomUUID()}"` };
  const send = (more: Pick<Question, 'diesAfterMs'> = {}) =>
    client.ask({ ...question, headers, apart: true, ...more });
  const life = client.keyedLifeMs?.();
  let got = await send(life === undefined ? {} : { diesAfterMs: life });
  let hasLeft = !got.isRefused;
  for (let times = 0; got.status === 0 && times < MAX_RESENDS; times += 1) {
    await pause(life === undefined ? AGAIN_MS : 0);
    got = await send();
    hasLeft ||= !got.isRefused;
  }
  // After one connection the call may have arrived, even if later tries had none.
  return hasLeft ? { ...got, isRefused: false } : got;
}

/** Repeats a changing call while nothing was sent. */
async function changeWhenUp(client: Client, question: Question): Promise<CallResult> {
  let got = await change(client, question);
  for (let tries = 0; isNeverSent(got) && tries < MAX_TRIES; tries += 1) {
    await pause(AGAIN_MS);
    got = await change(client, question);
  }
  return got;
}

/** Repeats a reading call while the gateway restarts. */
async function read(client: Client, question: Question): Promise<unknown> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const got = await client.ask(question);
    if (isGood(got)) return parse(got.text);
    if (got.status >= 400 && got.status < 500) return undefined;
    await pause(AGAIN_MS);
  }
  return undefined;
}

/** Each house has its own address, since look-ups are faster than one house's. */
const lookUp = (journey: 'checkin' | 'checkout', name: string): Question => ({
  path: `${RPA}/${journey}_authtoken_request?name=${encodeURIComponent(name)}`,
  headers: TABLET,
  from: `127.0.0.${2 + randomInt(250)}`,
});

const post = (
  path: string,
  headers: Readonly<Record<string, string>>,
  form: Readonly<Record<string, string>>,
): Question => ({
  method: 'POST',
  path: CLIENT + path,
  headers: { ...headers, ...FORM },
  body: new URLSearchParams(form).toString(),
});

/** Whether the call never reached the hotel, by the gateway's word or a refused connection. */
const isNeverSent = ({ isRefused, word }: CallResult): boolean => isRefused || word === 'not-sent';
const isGood = ({ status }: CallResult): boolean => status >= 200 && status < 300;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function at(answer: unknown, key: string): unknown {
  const payload = Object.entries(Object(answer)).find(([name]) => name === 'payload')?.[1];
  return Object.entries(Object(payload)).find(([name]) => name === key)?.[1];
}

function textAt(answer: unknown, key: string): string | undefined {
  const value = at(answer, key);
  return typeof value === 'string' ? value : undefined;
}

function numberAt(answer: unknown, key: string): number | undefined {
  const value = at(answer, key);
  return value === undefined || value === null ? undefined : Number(value);
}
