import { describe, expect, it } from 'vitest';
import * as answers from '~/hotel/answers';
import { visibilities } from '~/hotel/levels';
import type { z } from '~/platform/zod';
import { judgeAnswer } from '../../kiosk/hotel-api/contract/judge.ts';
import { callsOf } from '../../kiosk/hotel-api/contract/operations.ts';
import { ROWS as ANSWERS, type Payload } from '../hotel/answer-rows';
import { read } from '../hotel/read';

/** Compares the app with the contract. Sent calls: `check-hotel.slow.test.ts`, and the demo hotel on the screens. */

const BOTH = { contract: true, app: true };
const NEITHER = { contract: false, app: false };

/** Whether contract and app accept a payload. */
function takenBy(name: string, schema: z.core.$ZodType, payload: unknown) {
  const { method = '', path = '' } = callsOf('legacy').find((call) => call.name === name) ?? {};
  const answer = { status: 200, type: 'application/json', body: JSON.stringify({ payload }) };
  const differences = judgeAnswer('legacy', { method, path }, answer);
  return { contract: differences.length === 0, app: read(schema, payload) !== 'refused' };
}

describe.each(Object.entries(ANSWERS))('what the app reads of %s', (name, row) => {
  const { schema, full, optional, numeric } = row;
  const bothTake = (payload: Payload) => expect(takenBy(name, schema, payload)).toEqual(BOTH);
  const bothRefuse = (payload: unknown) => expect(takenBy(name, schema, payload)).toEqual(NEITHER);
  const withAll = (names: readonly string[], value: (name: string) => unknown): Payload => ({
    ...full,
    ...Object.fromEntries(names.map((key) => [key, value(key)])),
  });

  it('is taken by both, whole, without what is optional, with null, with numbers as texts', () => {
    bothTake(full);
    bothTake(Object.fromEntries(Object.entries(full).filter(([key]) => !optional.includes(key))));
    bothTake(withAll(optional, () => null));
    bothTake(withAll(numeric, (key) => String(full[key])));
    bothTake({ ...full, extra: {} });
  });

  it('is refused by both without what is needed, and with another kind of value', () => {
    for (const key of Object.keys(full).filter((one) => !optional.includes(one))) {
      bothRefuse({ ...full, [key]: undefined });
      bothRefuse({ ...full, [key]: null });
    }
    for (const key of Object.keys(full)) bothRefuse({ ...full, [key]: { a: 1 } });
    for (const key of numeric)
      for (const value of ['', ' ', 'two', true, '12円']) bothRefuse({ ...full, [key]: value });
    for (const payload of [null, undefined, 'text', [], 7]) bothRefuse(payload);
  });
});

const SMALLER: readonly [
  call: string,
  schema: z.core.$ZodType,
  right: readonly Payload[],
  wrong: readonly Payload[],
][] = [
  [
    'checkin_authtoken_request',
    answers.authorization,
    [{ authorization: 'x' }],
    [{}, { authorization: '' }, { authorization: 7 }, { authorization: '鍵' }, { authorization: 'a\nb' }],
  ],
  ['hotel_agreement', answers.html, [{ content: '' }], [{}, { content: null }]],
  ['public_key', answers.shopId, [{ shop_id: 'a' }], [{}, { shop_id: null }, { shop_id: 1.5 }]],
  ['members', answers.legacyMember, [{}, { last_name: null, sex: '2' }], [{ last_name: 7 }, { sex: 'f' }]],
  [
    'facility_visibilities',
    visibilities,
    [{}, { representative: { age: '2', tel: 0 }, companion: null }],
    [{ representative: [] }],
  ],
];
it.each(SMALLER)('the smaller answer of %s is judged alike', (name, schema, right, wrong) => {
  for (const payload of right) expect(takenBy(name, schema, payload)).toEqual(BOTH);
  for (const payload of wrong) expect(takenBy(name, schema, payload)).toEqual(NEITHER);
});

it('an id that is a whole number is read by the app alone, as some hotels send it', () =>
  expect(takenBy('public_key', answers.shopId, { shop_id: 7 })).toEqual({ contract: false, app: true }));
