import { type Answer, type Call, type Rules, wireNumber } from '../call.ts';
import { hotelDay } from '../clock.ts';
import { FACILITIES, findFacility } from '../facilities.ts';
import { checkGuestInfo } from '../guest-info.ts';
import { demand, Refusal } from '../refusal.ts';
import { refusals } from '../texts/refusals.ts';
import type { CheckinVisit } from '../visits.ts';
import { lookUp, notFound, tokenOf } from './lookup.ts';

const CHECKED_IN = 30;

/** The calls of a check-in, from the look-up to the submission. */
export const checkinCalls: Rules = {
  checkin_authtoken_request: {
    token: 'none',
    async answer(call) {
      const guest = await lookUp(call);
      if (guest instanceof Response) return guest;
      if (guest.checkin === undefined) throw notFound(call);
      return tokenOf(call.visits.openCheckin(guest, guest.checkin, call.dialect));
    },
  },
  checkin_info_request: { token: 'checkin', answer: reservation },
  checkin_code: {
    token: 'checkin',
    answer: (_, visit) => ({
      checkin_code: visit.code,
      prefix: 'LB',
      reference_number: `REF-${visit.requestId}`,
      register_card_status: visit.settled ? '1' : '0',
      membership_number: visit.guest.member?.membershipNumber ?? null,
      is_payment_target: visit.story.paymentTarget,
      is_multi_rooms: visit.story.multiRooms,
      kana_name: visit.guest.name,
    }),
  },
  execute_checkin_request: { token: 'checkin', answer: checkIn },
};

function reservation(call: Call, visit: CheckinVisit): Answer {
  const { story } = visit;
  const { adults, children, others, nights, rooms } = story;
  const number = (value: number) => wireNumber(call.dialect, value);
  const checkout = hotelDay(visit.startedAt, nights);
  const facility = call.facility === undefined ? FACILITIES[0] : findFacility(call.facility, call.dialect);
  return {
    reservation_name: visit.guest.name,
    number_of_person: number(adults),
    number_of_child_person: number(children),
    number_of_other_person: others === 0 ? null : number(others),
    checkout_date: call.dialect === 'cico' ? checkout.replaceAll('-', '') : checkout,
    length_of_stay: number(nights),
    facility_name: facility?.name[call.language],
    checkin_status: visit.code,
    is_payment_target: story.paymentTarget,
    is_multi_rooms: story.multiRooms,
    ...(rooms.length > 1 ? { room_types: rooms } : { room_type: rooms[0] }),
  };
}

function checkIn(call: Call, visit: CheckinVisit): Answer {
  checkGuestInfo(call.request.form.guest_info ?? '', visit.story);
  demand(visit.signed, 'upload_agreement_signature must come before execute_checkin_request');
  if (Number(visit.code) >= CHECKED_IN) throw new Refusal(409, refusals.checkedIn[call.language]);
  visit.attempts += 1;
  if (visit.story.submitFailsOnce && visit.attempts === 1) {
    throw new Refusal(500, refusals.checkinNotCompleted[call.language]);
  }
  visit.code = visit.story.codeAfter;
  return { result: 'ok' };
}
