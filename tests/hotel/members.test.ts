import { describe, expect, it } from 'vitest';
import { z } from '~/domain/zod';
import { legacyMember, pointsMember } from '~/hotel/answers';

const LEGACY = {
  last_name: '山田',
  first_name: '太郎',
  postcode: '7830060',
  prefecture: '高知県',
  city: '南国市',
  subarea: '蛍が丘',
  further_subarea: '1-2-3',
  tel: '0881234567',
  first_name_kana: 'タロウ',
  last_name_kana: 'ヤマダ',
};
const POINTS = {
  last_name: '山田',
  first_name: '太郎',
  postal_code: '783-0060',
  address_prefecture_name: '高知県',
  address_city_name: '南国市',
  address_line_1: '蛍が丘',
  address_line_2: '1-2-3',
  phone_number: '088-123-4567',
  first_name_kana: 'タロウ',
  last_name_kana: 'ヤマダ',
  birthday: '19800401',
};
const blank = (profile: object, value: unknown) =>
  Object.fromEntries(Object.keys(profile).map((name) => [name, value]));

describe('the member profile of the legacy back end', () => {
  it.each([
    [2, 2],
    ['2', 2],
    [null, undefined],
    [undefined, undefined],
  ])('sex %j is %j', (sex, is) => {
    expect(z.parse(legacyMember, { ...LEGACY, sex })).toEqual({ ...LEGACY, sex: is });
  });

  it.each([null, undefined])('fields that are %s are empty texts', (value) => {
    expect(z.parse(legacyMember, blank(LEGACY, value))).toEqual(blank(LEGACY, ''));
  });
});

describe('the member of the point service', () => {
  it.each([
    [1, 1],
    ['4', 4],
    [null, undefined],
  ])('gender %j is %j', (gender, is) => {
    expect(z.parse(pointsMember, { user: { ...POINTS, gender } })).toEqual({ ...POINTS, gender: is });
  });

  it.each([null, undefined])('fields that are %s are empty texts', (value) => {
    expect(z.parse(pointsMember, { user: blank(POINTS, value) })).toEqual(blank(POINTS, ''));
  });

  it.each([{}, { user: null }, POINTS])('needs its envelope: %j', (payload) => {
    expect(z.safeParse(pointsMember, payload).success).toBe(false);
  });
});
