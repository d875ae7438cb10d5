import { expect, it } from 'vitest';
import { tableOf } from '../../kiosk/hotel-api/check-hotel/table.ts';
import {
  always,
  body,
  bytesOf,
  CHECK_IN,
  CODE,
  from,
  INFO,
  JOIN,
  json,
  LOGIN,
  LOOK_UP,
  line,
  payload,
  QUEUE,
  refusal,
  reservation,
  SHIFT_JIS,
  text,
  unknownName,
  unknownToken,
} from './support/breaks.ts';
import { type Break, openDemoHotel, openProxy, tried } from './support/check-hotel.ts';

/** Every possible fault of a hotel by the contract has its own sentence. */

const NAME = 'ヤマダ タロウ';

const insideA200 = () => json({ payload: { error_msg: 'いいえ' } });

const BREAKS: readonly (readonly [what: string, sentence: string | RegExp, how: Break])[] = [
  [
    'knows the name only with its space',
    'the name is found only with its space, not as tablets send it (without spaces)',
    ({ name }) => (name === undefined || name === NAME ? undefined : refusal(400)),
  ],
  [
    'tells nobody from somebody',
    'a name that nobody has was found',
    always(LOOK_UP, () => json({ payload: { authorization: 'x' } })),
  ],
  [
    'tells nobody from somebody at check-out',
    'a name that nobody has was found',
    always('checkout_authtoken_request', () => json({ payload: { authorization: 'x' } })),
  ],
  ['says 404 for an unknown name', '404 says that the service is missing', unknownName(() => refusal(404))],
  ['fails for an unknown name', '500 for a name without a reservation', unknownName(() => refusal(500))],
  ['refuses a look-up inside a 200', 'a refusal inside a 200 (error_msg)', unknownName(insideA200)],
  [
    'shows a login page to an unknown token',
    /an unknown token\)[^!]+body must not be a page[^!]+200 for a token that is not valid: only after a 401/u,
    unknownToken(() => new Response(LOGIN, { headers: { 'content-type': 'text/html' } })),
  ],
  [
    'refuses an unknown token inside a 200',
    /a refusal inside a 200[^!]+200 for a token that is not valid: only after a 401/u,
    unknownToken(insideA200),
  ],
  [
    'answers an unknown token',
    'answered without a token of the hotel: anybody can read reservations',
    unknownToken((token) => (token === undefined ? undefined : reservation())),
  ],
  [
    'answers without a token',
    /without a token\)[^!]+anybody can read/u,
    unknownToken((token) => (token === undefined ? reservation() : undefined)),
  ],
  [
    'says 403 for an unknown token',
    'only after a 401 the tablet looks the guest up again',
    unknownToken(() => refusal(403)),
  ],
  [
    'ends a token by a second look-up',
    /the first of two tokens\)[^!]+refused with 401/u,
    ({ call, time }) => (call === INFO && time === 1 ? refusal(401) : undefined),
  ],
  [
    'issues a token that no header carries',
    'payload.authorization must be Latin-1 without control characters, not a text like “字9”',
    payload(LOOK_UP, { authorization: '鍵1' }),
  ],
  [
    'writes a date with slashes',
    'payload.checkout_date must be YYYY-MM-DD or YYYYMMDD, not 2026/11/24',
    payload(INFO, { checkout_date: '2026/11/24' }),
  ],
  [
    'has a day that is none',
    'checkout_date 2026-02-30 is no day of the calendar',
    payload(INFO, { checkout_date: '2026-02-30' }),
  ],
  [
    'counts with a unit',
    'payload.number_of_person must be a whole number without commas and units, not a text like “9字”',
    payload(INFO, { number_of_person: '2名' }),
  ],
  [
    'has a flag as a text',
    'payload.is_payment_target must be boolean or null, not a text like “9”',
    payload(INFO, { is_payment_target: '1' }),
  ],
  ['forgets a field', 'payload.reservation_name is missing', payload(INFO, { reservation_name: undefined })],
  [
    'answers for another guest',
    'reservation_name is another name',
    payload(INFO, { reservation_name: 'ベツ ジン' }),
  ],
  ['sends Shift_JIS', 'body is not UTF-8 (it can be read as Shift_JIS)', body('hotel_agreement', SHIFT_JIS)],
  [
    'sends what was damaged before',
    'body is damaged (U+FFFD)',
    body('hotel_agreement', bytesOf('{"payload":{"content":"\uFFFD"}}')),
  ],
  [
    'calls JSON a text',
    'header Content-Type must be application/json, not text/html; charset=Shift_JIS',
    body('hotel_agreement', bytesOf('{"payload":{"content":"a"}}'), 'text/html; charset=Shift_JIS'),
  ],
  ['has no envelope', 'payload is missing', body('hotel_agreement', bytesOf('{"content":"a"}'))],
  [
    'cuts its answer off',
    'body is not JSON: it ends too early',
    body('hotel_agreement', bytesOf('{"payload":{"con')),
  ],
  [
    'sends too much',
    'body is too long: 1.1 MB',
    body('hotel_agreement', bytesOf(`{"payload":{"content":"${'a'.repeat(1.1e6)}"}}`)),
  ],
  [
    'has an agreement that is too long',
    'hotel_agreement: content has more than 200 KB',
    payload('hotel_agreement', { content: 'a'.repeat(3e5) }),
  ],
  [
    'has no agreement',
    'hotel_agreement: content has nothing that a guest can read',
    payload('hotel_agreement', { content: '<p>undefined</p>' }),
  ],
  [
    'packs as nobody unpacks',
    'Content-Encoding: compress (hotel_agreement)',
    always('hotel_agreement', () => new Response('x', { headers: { 'content-encoding': 'compress' } })),
  ],
  [
    'refuses without words for the guest',
    'error_msg is missing',
    unknownName(() => json({ message: 'no' }, 400)),
  ],
  [
    'misspells a field of the forms',
    'not known to the tablet: representative.telephone',
    payload('facility_visibilities', { representative: { telephone: 2 } }),
  ],
  [
    'refuses pictures',
    /0\.1 MB is not taken.+client_max_body_size/u,
    ({ bytes }) => (bytes > 100_000 ? new Response(null, { status: 413 }) : undefined),
  ],
  [
    'is done without doing it',
    'checkin_code is 00 after a check-in that was answered as done',
    (asked, right) =>
      asked.call === CHECK_IN
        ? new Response(null, { status: 204 })
        : payload(CODE, { checkin_code: '00' })(asked, right),
  ],
  [
    'refuses a check-in inside a 200',
    'a refusal inside a 200 (error_msg)',
    always(CHECK_IN, () => json({ error_msg: 'いいえ' })),
  ],
  [
    'refuses a check-in in words of its own',
    'done by its status, 200, but the body has result: NG',
    always(CHECK_IN, () => json({ result: 'NG' })),
  ],
  [
    'fails at a second check-in',
    /execute_checkin_request \(sent again\)[^!]+failed with 500/u,
    from(CHECK_IN, 2, () => refusal(500)),
  ],
  ['has no check-in', 'refused with 404', always(CHECK_IN, () => new Response(null, { status: 404 }))],
  [
    'has an id beyond 2^53',
    'payload.membership_number must be string or null, not a number beyond 2^53',
    text(CODE, /"membership_number":[^,]+/u, '"membership_number":9007199254740993'),
  ],
  [
    'lets nobody pay who has to',
    /pre_payment_info[^!]+refused with 400/u,
    payload(CODE, { is_payment_target: true }),
  ],
  [
    'lets nobody into the queue',
    'checkout_info_request has no request_id, no status 14 with rooms and no message',
    payload(JOIN, { request_id: null }),
  ],
  [
    'has a request_id beyond 2^53',
    'payload.request_id must be string or null, not a number beyond 2^53',
    text(JOIN, /"request_id":"[^"]+"/u, '"request_id":12345678901234567890'),
  ],
  [
    'writes an amount with a comma in a later answer',
    'payload.payment_amount must be a number without commas and units, not a text like “99,999”',
    from(QUEUE, 2, () => json({ payload: { status: 4, payment_amount: '22,300' } })),
  ],
  [
    'waits about five minutes',
    'payload.wait_time must be a number without commas and units, not a text like “字9字”',
    payload(QUEUE, { wait_time: '約5分' }),
  ],
  [
    'ends the wait by a status of its own',
    'status 9 without a message ends the wait',
    payload(QUEUE, { status: 9 }),
  ],
  ['never has the bill', 'no bill within 1 s', payload(QUEUE, { status: 2, timeout: 0.001 })],
  [
    'adds up wrongly',
    'payment_amount is not the sum of the lines',
    payload(QUEUE, (right) => ({ ...right, ...('payment_amount' in right ? { payment_amount: 1 } : {}) })),
  ],
  ['forgets a price', 'payload.detail_payment[0].price is missing', line({ price: undefined })],
  ['has dates of its own', 'dates of lines are shown as they are', line({ date: '11/22' })],
  [
    'has a room with a slash',
    'a room number has a space or “/”',
    payload(QUEUE, { room_number_list: ['3/05'] }),
  ],
  ['has no shop', 'payload.shop_id is missing', payload('public_key', { shop_id: undefined })],
];

it.each(BREAKS)('a hotel that %s is named', async (_, sentence, instead) => {
  const { hotel } = await openDemoHotel();
  const report = tableOf(await tried(await openProxy(hotel, { instead }), { writes: true }));
  expect(report).toMatch(sentence);
});
