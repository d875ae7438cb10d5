import type { DocumentOfTest } from '../support/card-document';
import { openCardProvider } from '../support/card-provider';
import { never, payload, type Seen, stubNetwork } from '../support/network';
import type { FaultId } from './columns';

/** The smallest hotel there is, with its neighbours: it answers rightly, but for the faults put into it. */

/** The hotel's own words. */
export const WORDS = 'ただいま受付を停止しております。';

const JSON_WITHOUT_WORDS = '{"code":"E001"}';
const PAGE = '<!doctype html><title>Bad Gateway</title>';
const LOGIN_PAGE = '\n<!doctype html><title>Log in to the network</title>';
const LEVELS = { representative: {}, companion: {} };
const MEMBER = { last_name: '会員', first_name: '美咲' };

/** Faults by call; each strikes once. */
export type Faults = Map<string, FaultId>;

/** What the hotel has been asked, and what it has done. */
export type SmallHotel = {
  readonly asked: string[];
  /** The calls it did something for, in order. */
  readonly acted: string[];
  /** How many calls have no answer yet. */
  underWay: number;
};

/** What a small hotel is opened with. */
export type Opening = {
  readonly faults: Faults;
  /** Ends the visit while a call is under way. */
  readonly endsVisit: () => Promise<void>;
  /** Nobody is called out of the queue. */
  readonly isBusy?: boolean;
};

/** Opens the hotel on the network that the app calls, and its card provider in the page. */
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
  const answer = (seen: Seen) => {
    const call = nameOf(seen);
    asked.push(call);
    const act = () => {
      acted.push(call);
      return isBusy && call === 'checkout_info_result' ? payload({ status: 1 }) : rightAnswer(call, acted);
    };
    const fault = faults.get(call);
    faults.delete(call);
    return fault === undefined ? act() : strike(fault, seen, act, endsVisit);
  };
  openCardProvider(providerOf(hotel, opening));
  return hotel;
}

function nameOf({ url: { pathname } }: Seen): string {
  if (pathname === '/data/database/countries.json') return 'countries';
  if (pathname === '/address/search') return 'address';
  if (pathname.startsWith('/user/')) return 'point_user';
  if (pathname.endsWith('/optima/members')) return 'optima_members';
  if (/facilities\/[^/]+$/.test(pathname)) return 'facility_visibilities';
  return pathname.split('/').at(-1) ?? '';
}

function rightAnswer(call: string, acted: readonly string[]): Response {
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
    return Response.json([{ value: 'FR', title: 'フランス', detailTitle: 'フランス (+33)' }]);
  if (call === 'address')
    return Response.json({
      status: 200,
      results: [{ address1: '高知県', address2: '南国市', address3: '蛍が丘' }],
    });
  return call in answers ? payload(answers[call]) : new Response(null, { status: 204 });
}

const SIGNATURE = 'upload_agreement_signature';

/** What a fault makes of a call. `act` is the hotel doing what it was asked. */
function strike(
  fault: FaultId,
  seen: Seen,
  act: () => Response,
  endsVisit: () => Promise<void>,
): Response | Promise<Response> {
  switch (fault) {
    case 'offline':
    case 'closed-before':
      return Promise.reject(new TypeError('Failed to fetch'));
    case 'closed-after':
      act();
      return Promise.reject(new TypeError('Failed to fetch'));
    case 'hang':
      return never(seen);
    case 'slow':
      act();
      return never(seen);
    case '4xx-words':
      return Response.json({ error_msg: WORDS }, { status: 422 });
    case '5xx-words':
      return Response.json({ error_msg: WORDS }, { status: 503 });
    case '4xx-json':
      return new Response(JSON_WITHOUT_WORDS, { status: 400 });
    case '4xx-empty':
      return new Response(null, { status: 401 });
    case '404':
      return new Response(PAGE, { status: 404 });
    case 'not-sent':
      return new Response(null, { status: 502, headers: { 'Lobby-Gateway': 'not-sent' } });
    case '5xx-json':
      return new Response(JSON_WITHOUT_WORDS, { status: 500 });
    case '5xx-html':
      return new Response(PAGE, { status: 502 });
    case '5xx-empty':
      return new Response(null, { status: 503 });
    case '5xx-after':
      act();
      return new Response(PAGE, { status: 502 });
    case '3xx-empty':
      return new Response(null, { status: 300 });
    case '200-html':
      return new Response(LOGIN_PAGE);
    case '200-html-after':
      act();
      return new Response(LOGIN_PAGE);
    case 'visit-over': {
      const answer = act();
      return endsVisit().then(() => answer);
    }
    case 'double-tap':
      return act();
    default:
      act();
      return new Response(UNREADABLE[fault], { status: 200 });
  }
}

const UNREADABLE = {
  '200-empty': '',
  '200-part': '<p>OK</p>',
  '200-cut': '{"payload": {"authorization": "abc',
  '200-no-payload': '{"data": {}}',
  '200-other-type': '{"payload": "OK"}',
  '200-no-fields': '{"payload": {"unexpected": true}}',
} as const;

/** Faults that end in silence. */
export const isSilent = (fault: FaultId | undefined): boolean => fault === 'hang' || fault === 'slow';

/** The provider's document, with the faults that are put into it. */
function providerOf({ asked }: SmallHotel, { faults, endsVisit }: Opening): DocumentOfTest {
  const take = (call: string) => {
    asked.push(call);
    const fault = faults.get(call);
    faults.delete(call);
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
