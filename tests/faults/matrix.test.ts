// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTextsWith } from '~/i18n/texts';
import { session, updateSession } from '~/session/store';
import { endVisit, resetForSearch } from '~/session/visit';
import { COLUMNS, FAULTS, type FaultId } from './columns';
import { ARRIVED, factsOf } from './guest';
import { type Cell, cellOf, countedOf } from './matrix';
import type { Row } from './row';
import { ROWS } from './rows';
import { type Faults, openHotel } from './small-hotel';
import { triesOf } from './taps';

/** Every call with every fault, through the journey's own functions, held against what is agreed. */

const FAULT_IDS = COLUMNS.flatMap(({ faults }) => faults);

beforeEach(() => {
  startTextsWith('ja', {});
  endVisit();
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** Lets a call meet a fault, the guest try again where there is a button left, and says what came of it. */
async function meet(row: Row, fault: FaultId): Promise<Cell> {
  const faults: Faults = new Map([[row.call, fault]]);
  if (row.afterLostCheckin) faults.set('execute_checkin_request', 'closed-after');
  updateSession(ARRIVED[row.at]);
  const hotel = openHotel(faults);
  const { first, second } = triesOf(row, faults);
  const sees = await first(fault === 'double-tap' ? 2 : 1);
  const sends = [...hotel.asked];
  const left = factsOf(session());
  if (fault !== 'double-tap' && fault !== 'visit-over') await second();
  if (session().isPaymentUnanswered) {
    // Nor is anything settled after another look-up.
    resetForSearch();
    updateSession(ARRIVED[row.at]);
    await second();
  }
  const counted = countedOf(row);
  const done = counted === undefined ? undefined : hotel.acted.filter((call) => call === counted).length;
  return { sees, sends, left, again: hotel.asked.slice(sends.length), done };
}

const sorted = (cell: Cell | undefined) => cell && { ...cell, left: [...cell.left].sort() };

describe('every fault, met by', () => {
  it.each(ROWS.map((row) => [row.call, row.when, row] as const))('%s: %s', async (_, __, row) => {
    for (const fault of FAULT_IDS) {
      const agreed = cellOf(row, fault);
      if (!agreed) continue;
      expect.soft(sorted(await meet(row, fault)), fault).toEqual(sorted(agreed));
      endVisit();
    }
  });
});

describe('the table', () => {
  it('has a column for every fault', () => {
    expect([...FAULT_IDS].sort()).toEqual(Object.keys(FAULTS).sort());
  });

  it.each(COLUMNS)('$title: every call answers what stands in one column alike', ({ faults }) => {
    for (const row of ROWS)
      for (const fault of faults)
        expect(cellOf(row, fault), `${row.call}, ${fault}`).toEqual(cellOf(row, faults[0] ?? fault));
  });
});
