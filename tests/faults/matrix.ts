import { FAULTS, type FaultId, type Sight } from './columns';
import type { Exception, Fact, Row } from './row';

/** One cell: the agreed effect of a fault on a call. */
export type Cell = {
  readonly sees: Sight;
  /** The first try's calls in order, the failing one included. */
  readonly sends: readonly string[];
  /** The second try's calls; none without a button. */
  readonly again: readonly string[];
  readonly left: readonly Fact[];
  /** Times that the hotel has acted after both tries. */
  readonly done: number | undefined;
};

const CHECKIN = 'execute_checkin_request';

/** The changing call whose acts are counted; undefined for a reading one. */
export const countedOf = ({ call, changes, afterLostCheckin }: Row): string | undefined =>
  afterLostCheckin ? CHECKIN : changes && call;

export function cellOf(row: Row, fault: FaultId): Cell | undefined {
  if (fault === 'double-tap') return afterDoubleTap(row);
  const cell =
    fault === 'visit-over' ? afterItsVisit(row) : { ...afterFault(row, fault), ...exceptionOf(row, fault) };
  const counted = countedOf(row);
  if (counted === undefined) return { ...cell, done: undefined };
  const isDoneAfterAll = fault === '401-once' && row.renews !== undefined;
  const acts = row.afterLostCheckin || isDoneAfterAll || FAULTS[fault].acts;
  return { ...cell, done: Number(acts) + Number(cell.again.includes(counted)) };
}

function exceptionOf({ but, unanswered }: Row, fault: FaultId): Exception | undefined {
  const { isUnanswered, acts } = FAULTS[fault];
  return isUnanswered && unanswered ? unanswered[acts ? 'acted' : 'notActed'] : but?.[fault];
}

const LOST: readonly FaultId[] = ['offline', 'closed-before', 'closed-after'];

/** A fault's repetitions: a failed read twice, the queue after a lost answer, an ended token once with a new one. */
export function timesOf({ at, changes, askedOnce, renews }: Row, fault: FaultId): 1 | 2 {
  if (fault === '401-always') return renews === undefined ? 1 : 2;
  if (changes || askedOnce) return 1;
  const isLostInQueue = at === 'queue' && (FAULTS[fault].isUnanswered || fault === 'not-sent');
  return LOST.includes(fault) || (isLostInQueue && fault !== 'lost-once') ? 2 : 1;
}

const upTo = ({ sends, call }: Row): readonly string[] => sends.slice(0, sends.indexOf(call) + 1);

const withOneMore = (row: Row): readonly string[] => [
  ...upTo(row),
  row.call,
  ...row.sends.slice(upTo(row).length),
];

/** The failing call again after a look-up. */
const withNewToken = (row: Row, renews: readonly string[]): readonly string[] => [
  ...upTo(row),
  ...renews,
  row.call,
  ...row.sends.slice(upTo(row).length),
];

/** An ended token: one look-up, and the call once more. */
function afterEndOfToken(row: Row, renews: readonly string[], isTaken: boolean): Omit<Cell, 'done'> {
  const all = withNewToken(row, renews);
  if (isTaken) return { sees: 'on', sends: all, again: [], left: row.done };
  const { sees = 'session-ended', again, left } = row;
  const sends = sees === 'on' ? all : [...upTo(row), ...renews, row.call];
  return { sees, sends, again, left };
}

/** The rules without a row's exceptions. */
function afterFault(row: Row, fault: FaultId): Omit<Cell, 'done'> {
  const { sees, isSuccess } = FAULTS[fault];
  if (row.renews && (fault === '401-once' || fault === '401-always'))
    return afterEndOfToken(row, row.renews, fault === '401-once');
  if (row.changes && isSuccess) return { sees: 'on', sends: row.sends, again: [], left: row.done };
  if (fault === 'lost-once' && !row.changes && !row.askedOnce)
    return { sees: 'on', sends: withOneMore(row), again: [], left: row.done };
  const isAskedAgain = timesOf(row, fault) === 2;
  const isMissing = fault === '404' && row.notFound !== undefined;
  return {
    sees: row.sees ?? (isMissing ? 'front-desk' : sees),
    sends:
      row.sees === 'on'
        ? isAskedAgain
          ? withOneMore(row)
          : row.sends
        : [...upTo(row), ...(isAskedAgain ? [row.call] : [])],
    // The front desk's page has only the button home.
    again: isMissing && row.sees === undefined ? [] : row.again,
    left: row.left,
  };
}

/** Nothing of a former visit is left or sent. */
const afterItsVisit = (row: Row): Omit<Cell, 'done'> => ({
  sees: 'nothing',
  sends: row.isAhead ? [] : upTo(row),
  again: [],
  left: [],
});

function afterDoubleTap(row: Row): Cell | undefined {
  const { sends, done, doubleTap } = row;
  if (doubleTap === 'none') return undefined;
  return {
    sees: 'on',
    sends: doubleTap === 'twice' ? [...sends, ...sends] : sends,
    again: [],
    left: done,
    done: countedOf(row) === undefined ? undefined : 1,
  };
}
