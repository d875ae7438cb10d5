import { createParty, FIELD_NAMES, fieldsWith, type Guest } from '../../../src/domain/guest.ts';
import { SAMPLE_ANSWERS } from '../../../src/domain/guest-fields.ts';
import type { Reservation } from '../../../src/domain/reservation.ts';
import { isCheckedIn } from '../../../src/flow/checkin-code.ts';
import { calls } from '../../../src/hotel/calls.ts';
import { guestInfo } from '../../../src/hotel/guest-info.ts';
import type { Caller } from './caller.ts';
import { askForms } from './house.ts';
import { lookUp, tryOtherTokens } from './lookup.ts';
import type { Options } from './options.ts';
import { pictureOf } from './picture.ts';
import { note, wrong } from './report.ts';
import { stayFindings } from './stay.ts';

/** The reason to leave a changing call out. */
export const NEEDS_WRITES = 'changes something: --writes';
/** A signature's size. */
const SIGNATURE_KB = 20;
/** A lower code means that the hotel has done nothing yet. */
const RECEIVED = 20;

/** Checks the test reservation in, as far as `writes` allows. */
export async function tryCheckin(caller: Caller, options: Options): Promise<void> {
  await lookUp(caller, options);
  if (/\s/u.test(options.name.trim())) caller.seen.add('spaces');
  if (caller.knows.authToken === undefined) {
    const others = ['checkin_info_request', 'checkin_code', 'facility_visibilities', 'pre_payment_info'];
    caller.leaveOut('there is no token of a check-in', ...others);
    return;
  }
  const reservation = await caller.ask(calls.checkinInfo, undefined);
  caller.find(...stayFindings(reservation, caller.tap.last()?.answer, options.name));
  await tryOtherTokens(caller, options);
  const code = await caller.ask(calls.checkinCode, undefined, 'either');
  await askForms(caller, options);
  const isTarget = code?.is_payment_target ?? reservation?.isPaymentTarget;
  await caller.ask(calls.prePaymentInfo, undefined, isTarget === true ? 'answer' : 'either');
  const isIn = code !== undefined && isCheckedIn(code);
  const why = !options.writes ? NEEDS_WRITES : isIn ? 'the reservation is checked in already' : undefined;
  if (why === undefined && reservation !== undefined) return checkIn(caller, reservation, options);
  const others = ['upload_agreement_signature', 'upload_passport', 'execute_checkin_request'];
  caller.leaveOut(why ?? 'there is no reservation', ...others);
}

async function checkIn(caller: Caller, reservation: Reservation, options: Options): Promise<void> {
  await sendPictures(caller, options);
  const { reservationName, numOfAdults: adults, numOfChildren: children, numOfOthers: others } = reservation;
  const guests = createParty({ adults, children, others }).map(withAnswers);
  const list = guestInfo(guests, {
    reservationName,
    reservationReading: reservationName,
    countryCodeAsPrefecture: false,
    countryTitle: () => '日本',
  });
  await caller.ask(calls.executeCheckin, { guestInfo: list });
  const isDone = caller.rows.at(-1)?.verdict === 'good';
  const code = await caller.ask(calls.checkinCode, undefined, 'either', 'after the check-in');
  if (isDone && code !== undefined) judgeCode(caller, code.checkin_code);
  if (isDone) await caller.ask(calls.executeCheckin, { guestInfo: list }, 'either', 'sent again');
}

async function sendPictures(caller: Caller, { pictureKb }: Options): Promise<void> {
  const isTaken = () => caller.rows.at(-1)?.verdict === 'good';
  await caller.ask(calls.uploadSignature, { image: pictureOf(SIGNATURE_KB) });
  const takesSmall = isTaken();
  await caller.ask(calls.uploadPassport, { image: pictureOf(pictureKb) });
  caller.seen.add('passport');
  if (isTaken() || !takesSmall) return;
  const megabytes = ((caller.tap.last()?.bodyBytes ?? 0) / 1e6).toFixed(1);
  const sentence = `a body of ${megabytes} MB is not taken, one of a signature is: pictures of passports need up to 6 MB (nginx: client_max_body_size; Tomcat: maxPostSize; PHP: post_max_size; IIS: maxAllowedContentLength)`;
  caller.find(...wrong('size', sentence));
}

function judgeCode(caller: Caller, code: string): void {
  caller.seen.add('code');
  if (Number(code) < RECEIVED)
    caller.find(
      ...wrong(
        'code',
        `checkin_code is ${code.slice(0, 4)} after a check-in that was answered as done: 30 is checked in`,
      ),
    );
  else if (!isCheckedIn({ checkin_code: code }))
    caller.find(
      ...note('code', `checkin_code is ${code.slice(0, 4)} after the check-in: the guest has to pay first`),
    );
}

function withAnswers(guest: Guest, index: number): Guest {
  const names = {
    lastName: 'テスト',
    firstName: `一郎${index === 0 ? '' : index + 1}`,
    lastKana: 'テスト',
    firstKana: 'イチロウ',
  };
  const { overseasFlug, passport, ...answers } = SAMPLE_ANSWERS;
  const asked: readonly string[] = index === 0 ? FIELD_NAMES : fieldsWith('companion');
  const given = Object.entries(answers).filter(([name]) => asked.includes(name));
  return { ...guest, ...Object.fromEntries(given), ...names };
}
