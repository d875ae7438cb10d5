import { isSameName } from '../../../src/domain/names-to-try.ts';
import { parseDate, type Reservation } from '../../../src/domain/reservation.ts';
import { isBlank } from '../../../src/domain/visible.ts';
import { parseJson } from '../../server/read-json.ts';
import { type Finding, note, wrong } from './report.ts';
import type { TappedAnswer } from './tap.ts';

const KANA_OR_LATIN = /^[\p{Script=Katakana}ーA-Za-zＡ-Ｚａ-ｚ・\s]+$/u;

/** Doubtful facts of a valid reservation: its date and name. */
export function stayFindings(
  reservation: Reservation | undefined,
  answer: TappedAnswer | undefined,
  name: string,
): readonly Finding[] {
  if (reservation === undefined) return answer === undefined ? [] : impossibleDate(answer.body);
  const { checkoutDateText, checkoutDate: date, reservationName } = reservation;
  const end = Date.UTC(date.year, date.month - 1, date.day + 1);
  const isOver = end < Date.now();
  const isOther = KANA_OR_LATIN.test(reservationName) && !isSameName(reservationName, name);
  return [
    ...(isOver ? note('stay', `the stay ended on ${checkoutDateText}`) : []),
    ...(isBlank(reservationName) ? note('stay', 'reservation_name is empty: the guest sees no name') : []),
    ...(isOther ? note('stay', 'reservation_name is another name than the one that was looked up') : []),
  ];
}

function impossibleDate(body: string): readonly Finding[] {
  const json = parseJson(body);
  const payload = typeof json === 'object' && json !== null && 'payload' in json ? json.payload : undefined;
  const date =
    typeof payload === 'object' && payload !== null && 'checkout_date' in payload
      ? payload.checkout_date
      : undefined;
  if (typeof date !== 'string' || !/^[\d-]{8,10}$/u.test(date) || parseDate(date) !== undefined) return [];
  return wrong('stay', `checkout_date ${date} is no day of the calendar`);
}
