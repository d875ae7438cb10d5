import type { DocumentOfTest } from '../support/card-document';
import { openCardProvider } from '../support/card-provider';
import {
  type Answering,
  type NetworkRequest,
  never,
  offline,
  payload,
  stubNetwork,
} from '../support/network';
import { FAULTS, type FaultId } from './columns';

/** The smallest hotel with its neighbours; it answers rightly but for inserted faults. */

export const WORDS = 'ただいま受付を停止しております。';

const JSON_WITHOUT_WORDS = '{"code":"E001"}';
const PAGE = '<!doctype html><title>Bad Gateway</title>';
const LOGIN_PAGE = '\n<!doctype html><title>Log in to the network</title>';
const LEVELS = { representative: {}, companion: {} };
const MEMBER = { last_name: '会員', first_name: '美咲' };

export type Faults = Map<string, FaultId[]>;

export type SmallHotel = {
  readonly asked: string[];
  /** Calls with an effect, in order. */
  readonly acted: string[];
  /** Calls without an answer so far. */
  underWay: number;
};

export type Opening = {
  readonly faults: Faults;
  readonly endsVisit: () => Promise<void>;
  readonly isBusy?: boolean;
};

/** Opens the hotel on the app's network, and its card provider in the page. */
export function openHotel(opening: Opening): SmallHotel {
  const { faults, endsVisit, isBusy = false } = opening;
  const asked: string[] = [];
  const acted: string[] = [];
  const hotel: SmallHotel = { asked, acted, underWay: 0 };
  stubNetwork(async (seen) => {
    hotel.underWay += 1;
    try {
      return await answer(seen);
    } finally {
      hotel.underWay -= 1;
    }
  });
  const answer = (seen: NetworkRequest) => {
    const call = nameOf(seen);
    asked.push(call);
    const act = () => {
      acted.push(call);
      return isBusy && call === 'checkout_info_result'
        ? payload({ status: 1 })
        : answerWith(rightBody(call, acted));
    };
    const fault = faults.get(call)?.shift();
    if (fault === '200-words-beside') return withWords(rightBody(call, acted));
    return fault === undefined ? act() : strike(fault, seen, act, endsVisit);
  };
  openCardProvider(providerOf(hotel, opening));
  return hotel;
}

function nameOf({ url: { pathname } }: NetworkRequest): string {
  if (pathname === '/data/database/countries.json') return 'countries';
  if (pathname === '/address/search') return 'address';
  if (pathname.startsWith('/user/')) return 'point_user';
  if (pathname.endsWith('/optima/members')) return 'optima_members';
  if (/facilities\/[^/]+$/.test(pathname)) return 'facility_visibilities';
  return pathname.split('/').at(-1) ?? '';
}

/** The right answer's JSON; undefined for an unread one. */
function rightBody(call: string, acted: readonly string[]): string | undefined {
  const isCheckedIn = acted.includes('execute_checkin_request') || !acted.includes(SIGNATURE);
  const answers: Readonly<Record<string, unknown>> = {
    facilities: { facilities: [{ id: '7', name: '本館' }] },
    parent_facilities: { facilities: [{ code: '7', name: '本館' }] },
    facility_visibilities: LEVELS,
    checkin_authtoken_request: { authorization: 'fresh-token' },
    checkin_info_request: {
      reservation_name: 'ヤマダタロウ',
      number_of_person: 1,
      checkout_date: '2026-11-24',
    },
    checkin_code: { checkin_code: isCheckedIn ? '30' : '00', is_payment_target: true },
    optima_members: MEMBER,
    point_user: { user: MEMBER },
    hotel_agreement: { content: '<h2>第1条</h2>' },
    payment_terms: { content: '<h2>領収書</h2>' },
    pre_payment_info: { payment_amount: 48_400, request_id: 'R1001' },
    checkout_authtoken_request: { authorization: 'fresh-token' },
    checkout_info_request: { request_id: 'R1001' },
    checkout_info_result: { status: 4, room_number_list: ['305'], payment_amount: 48_400 },
    public_key: { shop_id: 'shop-7' },
  };
  if (call === 'countries')
    return JSON.stringify([{ value: 'FR', title: 'フランス', detailTitle: 'フランス (+33)' }]);
  if (call === 'address')
    return JSON.stringify({
      status: 200,
      results: [{ address1: '高知県', address2: '南国市', address3: '蛍が丘' }],
    });
  return call in answers ? JSON.stringify({ payload: answers[call] }) : undefined;
}

const answerWith = (body: string | undefined): Response =>
  new Response(body ?? null, { status: body === undefined ? 204 : 200 });

const SIGNATURE = 'upload_agreement_signature';

/** A right answer in other forms: extra words, status, page, byte order mark. */
function withWords(right = '{"payload": {}}'): Response {
  const members = right.startsWith('{') ? right.slice(1) : `"payload": ${right}}`;
  const body = `\uFEFF{"error_msg": "${WORDS}", ${members}`;
  return new Response(body, { status: 202, headers: { 'Content-Type': 'TEXT/HTML' } });
}

const WRONG: Readonly<Record<Exclude<FaultId, 'visit-over' | 'double-tap' | '200-words-beside'>, Answering>> =
  {
    offline,
    'closed-before': offline,
    'lost-once': offline,
    'closed-after': offline,
    hang: never,
    slow: never,
    '4xx-words': () => Response.json({ error_msg: WORDS }, { status: 422 }),
    '5xx-words': () => Response.json({ error_msg: WORDS }, { status: 503 }),
    '4xx-json': () => new Response(JSON_WITHOUT_WORDS, { status: 400 }),
    '4xx-empty': () => new Response(null, { status: 400 }),
    '401-once': () => new Response(null, { status: 401 }),
    '401-always': () => new Response(null, { status: 401 }),
    '404': () => new Response(PAGE, { status: 404 }),
    'not-sent': () => new Response(null, { status: 502, headers: { 'Lobby-Gateway': 'not-sent' } }),
    '5xx-json': () => new Response(JSON_WITHOUT_WORDS, { status: 500 }),
    '5xx-html': () => new Response(PAGE, { status: 502 }),
    '5xx-empty': () => new Response(null, { status: 503 }),
    '5xx-after': () => new Response(PAGE, { status: 502 }),
    '3xx-empty': () => new Response(null, { status: 300 }),
    '200-html': () => new Response(LOGIN_PAGE),
    '200-html-after': () => new Response(LOGIN_PAGE),
    '200-empty': () => new Response(''),
    '200-words': () => Response.json({ error_msg: WORDS, payload: {} }),
    '200-words-inside': () => payload({ error_msg: WORDS }),
    '200-part': () => new Response('<p>OK</p>'),
    '200-cut': () => new Response('{"payload": {"authorization": "abc'),
    '200-no-payload': () => new Response('{"data": {}}'),
    '200-other-type': () => new Response('{"payload": "OK"}'),
    '200-no-fields': () => new Response('{"payload": {"unexpected": true}}'),
  };

/** Applies another fault to a call. `act` performs the call. */
async function strike(
  fault: Exclude<FaultId, '200-words-beside'>,
  seen: NetworkRequest,
  act: () => Response,
  endsVisit: () => Promise<void>,
): Promise<Response> {
  if (fault === 'visit-over' || fault === 'double-tap') {
    const answer = act();
    if (fault === 'visit-over') await endsVisit();
    return answer;
  }
  if (FAULTS[fault].acts) act();
  return WRONG[fault](seen);
}

export const isSilent = (fault: FaultId | undefined): boolean => fault === 'hang' || fault === 'slow';

function providerOf({ asked }: SmallHotel, { faults, endsVisit }: Opening): DocumentOfTest {
  const take = (call: string) => {
    asked.push(call);
    const fault = faults.get(call)?.shift();
    if (fault === 'visit-over') void endsVisit();
    return fault;
  };
  const isRight = (fault: FaultId | undefined) =>
    fault === undefined || fault === 'visit-over' || fault === 'double-tap';
  return {
    onScript: () => {
      const fault = take('card_script');
      if (isSilent(fault)) return undefined;
      return { kind: isRight(fault) ? 'loaded' : 'not-loaded' };
    },
    onOrder: () => {
      const fault = take('card_token');
      if (isSilent(fault)) return undefined;
      return isRight(fault) ? { kind: 'token', token: 'token-1' } : { kind: 'no-token' };
    },
  };
}
