import { describe, expect, it } from 'vitest';
import { afterCheckin, afterSearch, type CodeUse, codeUse, isCheckedIn } from '~/flow/checkin-code';
import type { ScreenPath } from '~/flow/screens';
import { configOf } from '../support/config';

const STAYS = [
  ['no payment target', { isPaymentTarget: false, isMultiRooms: false }],
  ['to pay', { isPaymentTarget: true, isMultiRooms: false }],
  ['several rooms', { isPaymentTarget: false, isMultiRooms: true }],
  ['to pay, several rooms', { isPaymentTarget: true, isMultiRooms: true }],
] as const;

type Columns = readonly [ScreenPath, ScreenPath, ScreenPath, ScreenPath];
type Rows = readonly (readonly [codes: readonly string[], columns: Columns])[];

const same = (path: ScreenPath): Columns => [path, path, path, path];
const QR = '/checkin/qr';
const UNSETTLED = '/checkin/unsettled-qr';
const RESERVATION = same('/checkin/check-reservation');
const BY_STAY: Columns = [QR, UNSETTLED, QR, QR];

const AFTER_SEARCH: Readonly<Record<CodeUse, Rows>> = {
  payment: [
    [['00', '20', '29'], RESERVATION],
    [['30', '31', '35', '39', '41', '50', '100'], BY_STAY],
    [['40'], same(QR)],
  ],
  qr: [
    [['00', '20', '29'], RESERVATION],
    [['30', '31', '35', '40', '41', '50'], same(QR)],
  ],
  none: [[['00', '20', '30', '35', '40', '50'], RESERVATION]],
};

const AFTER_CHECKIN: Readonly<Record<CodeUse, Rows>> = {
  payment: [
    [['00', '20'], same(UNSETTLED)],
    [['30', '35', '50'], BY_STAY],
    [['40'], same(QR)],
  ],
  qr: [[['00', '20', '30', '35', '40', '50'], same(QR)]],
  none: [[['00', '20', '30', '35', '40', '50'], same('/checkin/complete')]],
};

const USES = ['payment', 'qr', 'none'] as const;

for (const [when, way, table] of [
  ['after the search', afterSearch, AFTER_SEARCH],
  ['after the check-in', afterCheckin, AFTER_CHECKIN],
] as const) {
  describe.each(USES)(`${when}, code used for: %s`, (use) => {
    const rows = table[use].flatMap(([codes, columns]) =>
      codes.flatMap((code) =>
        STAYS.map(([stay, facts], column) => ({ code, stay, facts, to: columns[column] })),
      ),
    );

    it.each(rows)('code $code, $stay: $to', ({ code: checkin_code, facts, to }) =>
      expect(way({ use, code: { checkin_code }, ...facts })).toBe(to),
    );

    it('a code that was not read counts as 00', () => {
      for (const [, facts] of STAYS) {
        const unread = way({ use, code: undefined, ...facts });
        expect(unread).toBe(way({ use, code: { checkin_code: '00' }, ...facts }));
      }
    });
  });
}

describe('codes', () => {
  it.each([
    ['00', false],
    ['0', false],
    ['29', false],
    ['030', true],
    ['30', true],
    ['35', true],
    ['40', true],
    ['100', true],
  ])('compare as numbers: %s is checked in: %s', (checkin_code, is) =>
    expect(isCheckedIn({ checkin_code })).toBe(is),
  );

  it('are the same with zeros before them', () => {
    const stay = { use: 'payment', isPaymentTarget: true, isMultiRooms: false } as const;
    expect(afterSearch({ ...stay, code: { checkin_code: '030' } })).toBe(UNSETTLED);
    expect(afterCheckin({ ...stay, code: { checkin_code: '0040' } })).toBe(QR);
  });
});

it.each([
  [false, false, 'none'],
  [false, true, 'qr'],
  [true, false, 'payment'],
  [true, true, 'payment'],
])(
  'what the settings make of codes: payment %s, QR code %s: %s',
  (use_checkin_payment, is_active_in_checkin, use) =>
    expect(codeUse(configOf({ display: { use_checkin_payment }, qr_code: { is_active_in_checkin } }))).toBe(
      use,
    ),
);
