import { expect, it } from 'vitest';
import { calls } from '~/hotel/calls';
import { faultTable } from '../../kiosk/tools/fault-table';
import { readProjectFile } from '../support/source';
import { ROWS } from './rows';

it('is what the table says (if not: npx tsx kiosk/tools/make-fault-table.ts)', () => {
  expect(readProjectFile('kiosk/FAULTS.md')).toBe(faultTable());
});

it.each(Object.values(calls).map(({ name }) => name))('has %s', (name) => {
  expect(ROWS.map(({ call }) => call)).toContain(name);
});
