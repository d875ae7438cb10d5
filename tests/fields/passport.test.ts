import { describe, expect, it } from 'vitest';

import type { Guest } from '~/domain/guest';
import type { Holder } from '~/domain/travel-document';
import { sourceOf } from '~/fields/filling';
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
  age: '41',
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

  it('replaces what was filled in, and nothing that the guest has said', () => {
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

describe('where the guest lives', () => {
  it('is Japan with a Japanese passport, and abroad where the guest has said so', () => {
    expect(withPassport(guestWith(), TARO, RULES)).toMatchObject({ overseasFlug: false, countrycode: 'JP' });
    const abroad = guestWith({ overseasFlug: true, countrycode: 'US' });
    expect(withPassport(abroad, TARO, RULES)).toMatchObject({ overseasFlug: true, countrycode: 'US' });
  });

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

it('somebody is unnamed until the guest or a passport tells the name', () => {
  const offered = filledGuest({ lastName: '山田' }, 'guest');
  expect([guestWith(), offered].map(isUnnamed)).toEqual([true, true]);
  expect([withJohn(), guestWith({ firstKana: 'ハナコ' })].map(isUnnamed)).toEqual([false, false]);
});
