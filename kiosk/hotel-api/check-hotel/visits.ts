import { readFileSync } from 'node:fs';
import { createParty, type Guest } from '../../../src/domain/guest.ts';
import type { Reservation } from '../../../src/domain/reservation.ts';
import { calls } from '../../../src/hotel/calls.ts';
import { guestInfo } from '../../../src/hotel/guest-info.ts';
import type { Caller } from './caller.ts';
import type { Options } from './options.ts';

const PICTURE = readFileSync(new URL('./picture.jpg', import.meta.url), 'base64');
/** Nobody is called so. */
const NOBODY = 'ソンザイシナイ ナマエ';
const CHECKED_IN = 30;
const NEEDS_WRITES = 'changes something: --writes';
const NO_FACILITY = 'no facility is known: --facility';

/** What the house says of itself, and its texts. */
export async function askHouse(caller: Caller): Promise<void> {
  const facilities = await caller.ask(calls.facilities, undefined, 'either');
  caller.knows.facilityId ??= facilities?.[0]?.id;
  if (caller.isCutOff()) return;
  await caller.ask(calls.agreement, undefined);
  await caller.ask(calls.paymentTerms, undefined, 'either');
}

/** The check-in of the test reservation, as far as `writes` allows. */
export async function tryCheckin(caller: Caller, options: Options): Promise<void> {
  const { name, phone: phoneNumber } = options;
  await caller.ask(calls.checkinToken, { name: NOBODY, phoneNumber }, 'refusal');
  caller.knows.authToken = await caller.ask(calls.checkinToken, { name, phoneNumber });
  if (caller.knows.authToken === undefined) {
    const others = ['checkin_info_request', 'checkin_code', 'facility_visibilities', 'pre_payment_info'];
    caller.leaveOut('there is no token of a check-in', ...others);
    return;
  }
  const reservation = await caller.ask(calls.checkinInfo, undefined);
  const code = await caller.ask(calls.checkinCode, undefined, 'either');
  await askForms(caller, options);
  await caller.ask(calls.prePaymentInfo, undefined, 'either');
  const isIn = Number(code?.checkin_code ?? 0) >= CHECKED_IN;
  const why = !options.writes ? NEEDS_WRITES : isIn ? 'the reservation is checked in already' : undefined;
  if (why === undefined && reservation !== undefined) return checkIn(caller, reservation);
  const others = ['upload_agreement_signature', 'upload_passport', 'execute_checkin_request'];
  caller.leaveOut(why ?? 'there is no reservation', ...others);
}

async function askForms(caller: Caller, { system, member }: Options): Promise<void> {
  const { facilityId } = caller.knows;
  if (facilityId === undefined) caller.leaveOut(NO_FACILITY, 'facility_visibilities');
  else await caller.ask(calls.visibilities, { facilityId });
  if (system === 'legacy') await caller.ask(calls.member, undefined, 'either');
  else if (member === undefined)
    caller.leaveOut('needs a member’s link: --points, --member, --authorization', 'users');
  else await caller.askMember(member);
}

async function checkIn(caller: Caller, reservation: Reservation): Promise<void> {
  await caller.ask(calls.uploadSignature, { image: PICTURE });
  await caller.ask(calls.uploadPassport, { image: PICTURE });
  const { reservationName, numOfAdults: adults, numOfChildren: children, numOfOthers: others } = reservation;
  const guests = createParty({ adults, children, others }).map(withAnswers);
  const options = {
    reservationName,
    reservationReading: reservationName,
    countryCodeAsPrefecture: false,
    countryTitle: () => '日本',
  };
  await caller.ask(calls.executeCheckin, { guestInfo: guestInfo(guests, options) });
  await caller.ask(calls.checkinCode, undefined, 'either');
}

function withAnswers(guest: Guest, index: number): Guest {
  const answered: Guest = {
    ...guest,
    lastName: 'テスト',
    firstName: `一郎${index === 0 ? '' : index + 1}`,
    lastKana: 'テスト',
    firstKana: 'イチロウ',
    gender: '1',
    age: '40',
  };
  if (index > 0) return answered;
  const place = { prefecture: '東京都', city: '千代田区', subarea: '千代田', furtherSubarea: '1-1' };
  return { ...answered, ...place, postcode: '1000001', tel: '0312345678', occupation: '会社員' };
}

/** The check-out of the same name, as far as `writes` allows. It is never paid for. */
export async function tryCheckout(caller: Caller, { name, writes }: Options): Promise<void> {
  const token = await caller.ask(calls.checkoutToken, { name }, 'either');
  caller.knows.authToken = token;
  if (token === undefined || !writes) {
    const why = token === undefined ? 'there is no token of a check-out' : NEEDS_WRITES;
    caller.leaveOut(why, 'checkout_info_request', 'checkout_info_result', 'public_key');
  } else {
    await joinQueue(caller);
  }
  caller.leaveOut('would send an e-mail', 'web_email_register');
  caller.leaveOut('would book a payment', 'settlement');
  caller.leaveOut('needs a bill that is paid', 'execute_checkout_request');
}

async function joinQueue(caller: Caller): Promise<void> {
  const info = await caller.ask(calls.checkoutInfo, undefined);
  const requestId = info?.request_id;
  if (requestId === undefined)
    return caller.leaveOut('there is no request_id', 'checkout_info_result', 'public_key');
  await caller.ask(calls.queueResult, { requestId });
  if (caller.knows.facilityId === undefined) caller.leaveOut(NO_FACILITY, 'public_key');
  else await caller.ask(calls.publicKey, { requestId });
}
