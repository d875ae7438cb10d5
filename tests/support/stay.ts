import type { Card } from '~/domain/card';
import type { CheckinCode } from '~/domain/checkin-code';
import type { Payment } from '~/domain/payment';

/** A check-in code's answer with the code alone. */
export const codeWith = (checkin_code: string, known: Partial<CheckinCode> = {}): CheckinCode => ({
  checkin_code,
  prefix: undefined,
  reference_number: undefined,
  register_card_status: '0',
  membership_number: undefined,
  is_payment_target: undefined,
  is_multi_rooms: undefined,
  kana_name: undefined,
  ...known,
});

export const paymentWith = (known: Partial<Payment> = {}): Payment => ({
  requestId: 'R1001',
  amount: 48_400,
  bathingTax: undefined,
  accommodationTax: undefined,
  usedPoint: undefined,
  showsGrandTotal: false,
  settlement: 'open',
  ...known,
});

export const cardWith = (known: Partial<Card> = {}): Card => ({
  number: '4111111111111111',
  expiryMonth: '12',
  expiryYear: '40',
  holderName: 'TARO YAMADA',
  securityCode: '123',
  ...known,
});
