import { beforeEach, describe, expect, it } from 'vitest';
import type { Level } from '~/domain/field-row';
import { checkIn, passportIsSent } from '~/flow/submit';
import { session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { configOf } from '../support/config';
import { guestWith, reservationWith, visibilitiesAt } from '../support/guests';
import { fields } from '../support/network';
import { abroad, CHECKIN, desk, FAILS, OK, PASSPORT, ready, SIGNATURE } from './last-button';

function onlyFamilyNames() {
  const { representative, companion } = visibilitiesAt(0);
  return {
    representative: { ...representative, last_name: 2 as const },
    companion: { ...companion, last_name: 2 as const },
  };
}

beforeEach(() => {
  endVisit();
  ready();
});

it.each([
  ['representative', '/checkin/input-representative', [{}, { lastName: '山田' }]],
  ['companion', '/checkin/input-companions', [{ lastName: '山田' }, {}]],
])(
  'the last button leads back to the form of a %s with an answer missing, and nothing is sent',
  async (_, form, names) => {
    updateSession({
      visibilities: onlyFamilyNames(),
      guests: names.map((known) => guestWith(known)),
    });
    const { hotel, asked } = desk({});
    const submission = { hotel, config: configOf(), countryTitles: async () => new Map<string, string>() };
    expect(await checkIn(submission)).toBe(form);
    expect(asked()).toEqual([]);
  },
);

describe('the sequence', () => {
  it('sends the images bare, and the party as one JSON field', async () => {
    ready(abroad);
    const { press, seen } = desk({});
    await press();
    const [signature, passport, checkin] = seen.map(({ body }) => fields(body));
    expect(signature).toEqual({ base64_signature_image: 'signature-image' });
    expect(passport).toEqual({ base64_passport_image: 'passport-image' });
    expect(Object.keys(checkin ?? {})).toEqual(['guest_info']);
    expect(JSON.parse(checkin?.guest_info ?? '')).toMatchObject([
      { id: 1, name: '山田\u3000太郎', overseas_flg: true, tel_country_name: 'フランス', is_child: false },
      { id: 2, name: '', overseas_flg: false, tel_country_name: '日本', is_child: true },
    ]);
  });

  it('sends the name of the reservation, where it stands in for another, as the hotel stores names', async () => {
    ready({ lastName: '', firstName: '', lastKana: '' });
    updateSession({ reservation: reservationWith({ reservationName: 'ﾔﾏﾀﾞ TARO' }) });
    const { press, seen } = desk({});
    await press();
    const booked = { name: 'ヤマダ ＴＡＲＯ', last_name_kana: 'ヤマダ ＴＡＲＯ' };
    expect(JSON.parse(fields(seen.at(-1)?.body ?? '').guest_info ?? '')).toMatchObject([
      booked,
      { name: '', last_name_kana: '' },
    ]);
  });

  it('sends it as a reading where a reading is wanted', async () => {
    ready({ lastKana: '' });
    updateSession({ reservation: reservationWith({ reservationName: 'さとー はな' }) });
    const { press, seen } = desk({}, { converter: { convert_single_name_to_mult: false } });
    await press();
    expect(JSON.parse(fields(seen.at(-1)?.body ?? '').guest_info ?? '')).toMatchObject([
      { name: '山田　太郎', last_name_kana: 'サトー ハナ' },
      { name: '', last_name_kana: '' },
    ]);
  });

  it('does not begin without signature, guest or reservation', async () => {
    for (const missing of [{ signature: undefined }, { guests: [] }, { reservation: undefined }]) {
      ready();
      updateSession(missing);
      const { press, asked } = desk({});
      expect(await press()).toBe('other');
      expect(asked()).toEqual([]);
    }
  });
});

it.each<[boolean, Level, string, boolean]>([
  [true, 2, 'image', true],
  [true, 1, 'image', true],
  [true, 1, '', false],
  [true, 0, 'image', false],
  [false, 2, 'image', false],
  [false, 1, 'image', false],
  [false, 0, '', false],
])('the passport: overseas %s, level %i, image %j: sent %s', (overseasFlug, passport, image, sent) => {
  const visibilities = visibilitiesAt(2, { representative: { passport } });
  expect(passportIsSent(guestWith({ overseasFlug, passport: image }), visibilities)).toBe(sent);
});

describe('a failure', () => {
  it.each([
    [SIGNATURE, [SIGNATURE], [SIGNATURE, PASSPORT, CHECKIN]],
    [PASSPORT, [SIGNATURE, PASSPORT], [PASSPORT, CHECKIN]],
    [CHECKIN, [SIGNATURE, PASSPORT, CHECKIN], [CHECKIN]],
  ])('of %s stops there; a second try repeats only what has not arrived', async (failing, first, second) => {
    ready(abroad);
    const { press, asked } = desk({ [failing]: [FAILS, OK] });
    expect(await press()).toBe('status');
    expect(asked()).toEqual(first);
    expect(session().delivered.checkin).toBe(false);
    expect(await press()).toBe('checked in');
    expect(asked()).toEqual([...first, ...second]);
  });

  it('at the check-in, then another passport picture: the new one is sent', async () => {
    ready(abroad);
    const { press, asked } = desk({ [CHECKIN]: [FAILS, OK] });
    await press();
    updateSession({ guests: [guestWith({ ...abroad, passport: 'another-page' })] });
    await press();
    expect(asked().slice(3)).toEqual([PASSPORT, CHECKIN]);
  });
});

it('a guest who is checked in is not checked in again', async () => {
  const { press, asked } = desk({});
  expect([await press(), await press()]).toEqual(['checked in', 'checked in']);
  expect(asked().filter((name) => name === CHECKIN)).toHaveLength(1);
});
