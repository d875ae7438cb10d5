import { describe, expect, it } from 'vitest';
import { calls } from '~/hotel/calls';
import { readProjectFile } from '../support/source';
import { COLUMNS, FAULTS } from './columns';
import { faultTable } from './fault-table';
import { cellOf } from './matrix';
import { ROWS } from './rows';

it('is what the table says (if not: npm run docs)', () => {
  const page = readProjectFile('kiosk/docs/FAULTS.md');
  expect(page).toBe(faultTable(page));
});

it.each(Object.values(calls).map(({ name }) => name))('has %s', (name) => {
  expect(ROWS.map(({ call }) => call)).toContain(name);
});

describe('the table', () => {
  it('has a column for every fault', () => {
    const shown = COLUMNS.flatMap(({ faults }) => faults);
    expect([...shown].sort()).toEqual(Object.keys(FAULTS).sort());
  });

  it.each(COLUMNS)('$title: every call answers what stands in one column alike', ({ faults }) => {
    for (const row of ROWS)
      for (const fault of faults)
        expect(cellOf(row, fault), `${row.call}, ${fault}`).toEqual(cellOf(row, faults[0] ?? fault));
  });
});
