import { expect, it } from 'vitest';
import { formatYen } from '~/domain/money';
import type { Payment } from '~/domain/payment';
import { prePayment, type QueueResult, queueResult } from '~/hotel/answers';
import { calls } from '~/hotel/calls';
import { z } from '~/platform/zod';
import { read } from './read';

/** The shown and the charged amount of a hotel's number. */

const ofCheckin = (payment_amount: unknown): Payment =>
  z.parse(prePayment, { payment_amount, request_id: 'R1' });
const ofCheckout = (payment_amount: unknown): QueueResult =>
  z.parse(queueResult, { status: 4, payment_amount });
const charged = (amount: number) =>
  calls.settlement.form?.({ requestId: 'R1', amount, cardToken: 'token', invoiceName: '' }).payment_amount;

it.each<[unknown, string]>([
  [24_300, '24300'],
  ['24300', '24300'],
  ['024300', '24300'],
  ['24300.00', '24300'],
  ['24300.0', '24300'],
  [24_300.5, '24300.5'],
  ['24300.50', '24300.5'],
  ['1234567.05', '1234567.05'],
  [24_300.000000000004, '24300'],
  [1e5, '100000'],
  [9_007_199_254_740_991, '9007199254740991'],
  ['-0', '0'],
])('an amount is charged as it is shown, to the last digit: %j', (sent, digits) => {
  for (const amount of [ofCheckin(sent).amount, ofCheckout(sent).payment_amount]) {
    expect(charged(amount)).toBe(digits);
    expect(formatYen(amount).replace(/[¥,]/g, '')).toBe(digits);
  }
});

it.each([
  1e21,
  1e16,
  '9007199254740993',
  '99999999999999999999',
  '-9007199254740993',
  1e-7,
  '0.0000001',
  '1e5',
])('an amount that cannot be shown to its last digit is refused: %j', (amount) => {
  expect(read(prePayment, { payment_amount: amount, request_id: 'R1' })).toBe('refused');
  expect(read(queueResult, { status: 4, payment_amount: amount })).toBe('refused');
  for (const tax of ['bathing_tax', 'accommodation_tax'])
    expect(read(prePayment, { payment_amount: 1, request_id: 'R1', [tax]: amount })).toBe('refused');
  const line = { name: '夕食', date: '2026-11-23', price: amount };
  expect(read(queueResult, { status: 4, detail_payment: [line] })).toBe('refused');
});
