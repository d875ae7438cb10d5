import { describe, expect, it } from 'vitest';

import type { Guest } from '~/domain/guest';
import { OTHER_COUNTRY, STATELESS } from '~/domain/no-country';
import type { Holder } from '~/domain/travel-document';
import { sourceOf, unclearIn } from '~/fields/filling';
import { rulesOf } from '~/fields/party';
import { isUnnamed, withPassport } from '~/fields/passport';
import { configOf } from '../support/config';
import { filledGuest, guestWith, visibilitiesAt } from '../support/guests';

const DEFAULTS = configOf();

const RULES = rulesOf('representative', visibilitiesAt(1), DEFAULTS);
const COMPANION = rulesOf('companions', visibilitiesAt(1), DEFAULTS);
const JOHN: Holder = {
  lastName: 'SMITH',
  firstName: 'JOHN',
  gender: '1',
  unclear: {},
  ages: ['41'],
  country: 'US',
  isJapanese: false,
};
const TARO: Holder = { ...JOHN, lastName: 'YAMADA', firstName: 'TARO', country: 'JP', isJapanese: true };
const withJohn = (known: Partial<Guest> = {}) => withPassport(guestWith(known), JOHN, RULES);

describe('a passport', () => {
  it('knows nothing of what the form does not ask', () => {
    const guest = withPassport(guestWith(), JOHN, COMPANION);
    expect(guest).toMatchObject({ lastName: 'SMITH', age: '41', overseasFlug: false, countrycode: 'JP' });
    const levels = visibilitiesAt(1, { representative: { overseas: 0, age: 0 } });
    const asked = withPassport(guestWith(), JOHN, rulesOf('representative', levels, DEFAULTS));
    expect(asked).toMatchObject({ age: '', overseasFlug: false, countrycode: 'JP' });
  });

  it('replaces filled values, and no answer of the guest', () => {
    expect(withPassport(filledGuest({ lastName: 'SMYTH' }), JOHN, RULES).lastName).toBe('SMITH');
    expect(withJohn({ lastName: 'スミス', lastKana: 'スミス', age: '40' })).toMatchObject({
      lastName: 'スミス',
      lastKana: 'スミス',
      firstName: 'JOHN',
      age: '40',
      gender: '1',
    });
  });

  it('is followed by another one, which was the right one', () => {
    const anna = { ...JOHN, lastName: 'MUELLER', firstName: 'ANNA', gender: '2', country: 'DE' } as const;
    expect(withPassport(withJohn(), anna, RULES)).toMatchObject({
      lastName: 'MUELLER',
      firstName: 'ANNA',
      lastKana: 'MUELLER',
      gender: '2',
      countrycode: 'DE',
      telCountrycode: 'DE',
    });
    expect(withPassport(withJohn(), TARO, RULES)).toMatchObject({
      lastName: 'YAMADA',
      overseasFlug: false,
      countrycode: 'JP',
      telCountrycode: 'JP',
    });
  });
});

describe('what a passport leaves open', () => {
  const ROSE: Holder = { ...JOHN, lastName: 'BEAN', firstName: 'ROSE', ages: ['1', '101'] };
  const ONE_NAME: Holder = { ...JOHN, firstName: '', unclear: { firstName: 'no-name' } };
  const CUT: Holder = {
    ...JOHN,
    lastName: '',
    firstName: '',
    unclear: { lastName: 'cut', firstName: 'cut' },
  };
  const reading = (holder: Holder, known: Partial<Guest> = {}) =>
    withPassport(guestWith(known), holder, RULES);
  const open = (guest: Guest) =>
    (['lastName', 'firstName', 'age'] as const).flatMap((field) => unclearIn(guest, field) ?? []);

  it.each<[string, Holder, Partial<Guest>, age: string, open: string[]]>([
    ['two ages', ROSE, {}, '', ['age']],
    ['two ages, of a child', ROSE, { isChild: true }, '1', []],
    ['two ages, of a guest who has said it', ROSE, { age: '101' }, '101', []],
    ['no age', { ...JOHN, ages: [] }, {}, '', ['age']],
    ['one name', ONE_NAME, {}, '41', ['no-name']],
    ['one name, of a guest who has typed the other', ONE_NAME, { firstName: 'JOHN' }, '41', []],
    ['a name that may be cut off', CUT, {}, '41', ['cut', 'cut']],
  ])('%s', (_, holder, known, age, reasons) => {
    const guest = reading(holder, known);
    expect([guest.age, open(guest)]).toEqual([age, reasons]);
  });

  it('keeps nothing of an earlier passport or its consequences', () => {
    const read = withPassport(withJohn(), { ...CUT, gender: '2', ages: [] }, RULES);
    expect(read).toMatchObject({
      lastName: '',
      firstName: '',
      lastKana: '',
      firstKana: '',
      gender: '2',
      age: '',
    });
    expect(open(read)).toEqual(['cut', 'cut', 'age']);
    const told = withPassport(read, JOHN, RULES);
    expect(told).toMatchObject({ lastName: 'SMITH', lastKana: 'SMITH', firstKana: 'JOHN', age: '41' });
    expect(open(told)).toEqual([]);
  });

  it('is that guest’s still when the next passport is read', () =>
    expect(isUnnamed(reading(CUT))).toBe(false));
});

describe('where the guest lives', () => {
  it('is Japan with a Japanese passport, and abroad where the guest has said so', () => {
    expect(withPassport(guestWith(), TARO, RULES)).toMatchObject({ overseasFlug: false, countrycode: 'JP' });
    const abroad = guestWith({ overseasFlug: true, countrycode: 'US' });
    expect(withPassport(abroad, TARO, RULES)).toMatchObject({ overseasFlug: true, countrycode: 'US' });
  });

  it.each([STATELESS, OTHER_COUNTRY])('is %s, which leaves the country of the phone open', (country) =>
    expect(withPassport(guestWith(), { ...JOHN, country }, RULES)).toMatchObject({
      overseasFlug: true,
      countrycode: country,
      telCountrycode: '',
    }),
  );

  it('is asked where the passport names no country', () => {
    const guest = withPassport(guestWith(), { ...JOHN, country: '' }, RULES);
    expect(guest).toMatchObject({ overseasFlug: true, countrycode: '' });
    expect(sourceOf(guest, 'countrycode')).toBeUndefined();
  });

  it('stays the country that the guest has chosen', () => {
    const guest = withJohn({ overseasFlug: true, countrycode: 'CA', telCountrycode: 'CA' });
    expect(guest).toMatchObject({ countrycode: 'CA', telCountrycode: 'CA' });
    const phone = withJohn({ telCountrycode: 'FR', hasOwnTelCountry: true });
    expect(phone).toMatchObject({ countrycode: 'US', telCountrycode: 'FR' });
  });

  it.each(['postcode', 'prefecture', 'city', 'subarea', 'furtherSubarea'] as const)(
    'is Japan for a foreigner whose %s is there',
    (field) => expect(withJohn({ [field]: 'x' })).toMatchObject({ overseasFlug: false, countrycode: 'JP' }),
  );

  it('is Japan again once the guest has put it back', () => {
    const back = { ...withJohn(), overseasFlug: false };
    expect(withPassport(back, JOHN, RULES).overseasFlug).toBe(false);
  });
});

it('a person is unnamed until the guest or a passport tells the name', () => {
  const offered = filledGuest({ lastName: '山田' }, 'guest');
  expect([guestWith(), offered].map(isUnnamed)).toEqual([true, true]);
  expect([withJohn(), guestWith({ firstKana: 'ハナコ' })].map(isUnnamed)).toEqual([false, false]);
});
