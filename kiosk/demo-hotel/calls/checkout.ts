import { type Answer, type Call, type Rules, wireNumber } from '../call.ts';
import { hotelDay } from '../clock.ts';
import { placeInQueue } from '../queue.ts';
import { demand, Refusal } from '../refusal.ts';
import type { FolioLine } from '../story.ts';
import { refusals } from '../texts/refusals.ts';
import type { CheckoutVisit } from '../visits.ts';
import { lookUp, notFound, tokenOf } from './lookup.ts';

/** `checkout_info_request`: the guest waits in the queue. */
const STATUS_QUEUED = 1;
/** `checkout_info_request`: the stay is paid already. */
const STATUS_SETTLED = 14;
/** `checkout_info_result`: rooms and folio are ready. */
const STATUS_READY = 4;

/** The calls of a check-out, from the look-up to the confirmation. */
export const checkoutCalls: Rules = {
  checkout_authtoken_request: {
    token: 'none',
    async answer(call) {
      const guest = await lookUp(call);
      if (guest instanceof Response) return guest;
      if (guest.checkout === undefined) throw notFound(call);
      return tokenOf(call.visits.openCheckout(guest, guest.checkout, call.dialect));
    },
  },
  checkout_info_request: { token: 'checkout', answer: joinQueue },
  checkout_info_result: { token: 'checkout', answer: queueResult },
  execute_checkout_request: { token: 'checkout', answer: checkOut },
};

/** In yen. */
export function totalOf(folio: readonly FolioLine[]): number {
  return folio.reduce((sum, line) => sum + line.price, 0);
}

function joinQueue(call: Call, visit: CheckoutVisit): Answer {
  const { story, requestId } = visit;
  if (story.refused !== undefined) return { status: null, message: story.refused[call.language] };
  const number = (value: number) => wireNumber(call.dialect, value);
  if (visit.settled) return { status: number(STATUS_SETTLED), room_num: roomNumbers(visit) };
  visit.queuedAt ??= call.clock.now();
  return { request_id: requestId, status: number(STATUS_QUEUED), room_num: null, message: null };
}

/** One room as a string, several as a list: both forms are allowed and exercised. */
function roomNumbers({ story: { rooms } }: CheckoutVisit): string | readonly string[] {
  const [room] = rooms;
  return rooms.length === 1 && room !== undefined ? room : rooms;
}

function queueResult(call: Call, visit: CheckoutVisit): Answer {
  const { request_id: requestId } = call.request.query;
  demand(requestId === visit.requestId, 'query field request_id is not the one of this visit');
  demand(visit.queuedAt !== null, 'checkout_info_request must come before checkout_info_result');
  const place = placeInQueue(visit, call.clock.now());
  const number = (value: number) => wireNumber(call.dialect, value);
  const { queue } = visit.story;
  const waiting = {
    status: number(place.status),
    wait_num: number(place.ahead),
    wait_time: number(place.minutes),
    timeout: queue.timeoutMinutes === undefined ? null : number(queue.timeoutMinutes),
    timeout_message: queue.timeoutMessage?.[call.language] ?? null,
  };
  return place.status === STATUS_READY ? { ...waiting, ...folioOf(call, visit) } : waiting;
}

function folioOf(call: Call, visit: CheckoutVisit): Record<string, unknown> {
  const { folio, rooms } = visit.story;
  return {
    room_number_list: rooms.length === 0 ? null : rooms,
    payment_amount: wireNumber(call.dialect, totalOf(folio)),
    detail_payment: folio.map(({ name, daysAgo, price }) => ({
      name,
      date: hotelDay(visit.startedAt, -daysAgo),
      price: wireNumber(call.dialect, price),
    })),
  };
}

function checkOut(call: Call, visit: CheckoutVisit): Answer {
  const { room_num: roomNum = '' } = call.request.form;
  checkRooms(roomNum, visit.story.rooms);
  demand(
    totalOf(visit.story.folio) <= 0 || visit.settled,
    'payment/settlement must come before execute_checkout_request: there is something to pay',
  );
  if (visit.checkedOut) throw new Refusal(409, refusals.checkedOut[call.language]);
  visit.checkedOut = true;
  return { result: 'ok' };
}

function checkRooms(roomNum: string, known: readonly string[]): void {
  const rooms = roomNum.split('/');
  const areNumbers = rooms.every((room) => /^\d+$/u.test(room));
  demand(areNumbers, 'form field room_num must be room numbers in half-width digits, joined with /');
  demand(new Set(rooms).size === rooms.length, 'form field room_num names a room twice');
  const areKnown = known.length === 0 || rooms.every((room) => known.includes(room));
  demand(areKnown, 'form field room_num names a room that is not of this stay');
}
