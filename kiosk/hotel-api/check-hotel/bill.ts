import { sumOfYen } from '../../../src/domain/money.ts';
import { parseDate } from '../../../src/domain/reservation.ts';
import type { QueueResult } from '../../../src/hotel/answers.ts';
import { type Finding, note, wrong } from './report.ts';

/** Doubtful facts of a valid bill: its sum, rooms and lines. */
export function billFindings({
  payment_amount: amount,
  detail_payment: lines,
  room_number_list: rooms,
}: QueueResult): readonly Finding[] {
  const sum = sumOfYen(lines.map(({ price }) => price));
  const isOff = lines.length > 0 && sum !== amount && (amount > 0 || sum > 0);
  const isUndated = lines.some(({ date }) => parseDate(date) === undefined);
  return [
    ...(isOff
      ? wrong(
          'bill',
          'payment_amount is not the sum of the lines of detail_payment: a deposit or a discount is a line with a negative price',
        )
      : []),
    ...(amount > 0 && lines.length === 0
      ? note('bill', 'there is something to pay, and no line says for what')
      : []),
    ...(rooms.length === 0 ? note('bill', 'there is no room: the guest has to type the number') : []),
    ...(rooms.some((room) => /[/\s]/u.test(room))
      ? wrong('bill', 'a room number has a space or “/”, by which rooms are joined at the check-out')
      : []),
    ...(isUndated ? note('bill', 'dates of lines are shown as they are: they are not YYYY-MM-DD') : []),
  ];
}
