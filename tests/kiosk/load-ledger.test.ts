import { expect, it } from 'vitest';
import { Ledger, type Outcome } from '../../kiosk/lab/load/ledger.ts';

it.each<[string, Outcome | undefined, number, RegExp | undefined]>([
  ['paid and booked', 'paid', 1, undefined],
  ['unknown and booked', 'unknown', 1, undefined],
  ['unknown and never booked', 'unknown', 0, undefined],
  ['refused and never booked', 'refused', 0, undefined],
  ['refused and booked', 'refused', 1, /its tablet knows it as refused/],
  ['never sent and booked', undefined, 1, /its tablet knows it as never sent/],
  ['paid and never booked', 'paid', 0, /was never booked/],
  ['booked twice', 'paid', 2, /was booked 2 times/],
])('a payment that is %s', (_, outcome, booked, wrong) => {
  const ledger = new Ledger();
  if (outcome !== undefined) ledger.note('R1', outcome);
  const found = ledger.disagreements(booked === 0 ? {} : { R1: booked });
  if (wrong === undefined) expect(found).toEqual([]);
  else expect(found).toEqual([expect.stringMatching(wrong)]);
});
