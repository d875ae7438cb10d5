import { describe, expect, it } from 'vitest';
import { legacyMember, pointsMember } from '~/hotel/answers';
import { profileOfLegacy, profileOfPoints } from '~/hotel/member';
import { z } from '~/platform/zod';

const TODAY = new Date('2026-11-21T12:00:00');
const NAMES = {
  last_name: '会員',
  first_name: '美咲',
  last_name_kana: 'カイイン',
  first_name_kana: 'ミサキ',
};
const PROFILE = {
  lastName: '会員',
  firstName: '美咲',
  lastKana: 'カイイン',
  firstKana: 'ミサキ',
  postcode: '7830060',
  prefecture: '高知県',
  city: '南国市',
  subarea: '蛍が丘',
  furtherSubarea: '1-2-3',
  tel: '0888630001',
  gender: '2',
};

const SERVICES = {
  'the legacy back end': {
    read: (member: object) => profileOfLegacy(z.parse(legacyMember, member)),
    member: {
      ...NAMES,
      postcode: '783-0060',
      prefecture: '高知県',
      city: '南国市',
      subarea: '蛍が丘',
      further_subarea: '1-2-3',
      tel: '088-863-0001',
      sex: 2,
    },
    prefecture: 'prefecture',
    gender: 'sex',
  },
  'the point service': {
    read: (user: object) => profileOfPoints(z.parse(pointsMember, { user }), TODAY),
    member: {
      ...NAMES,
      postal_code: '783-0060',
      address_prefecture_name: '高知県',
      address_city_name: '南国市',
      address_line_1: '蛍が丘',
      address_line_2: '1-2-3',
      phone_number: '088-863-0001',
      gender: 2,
    },
    prefecture: 'address_prefecture_name',
    gender: 'gender',
  },
} as const;

describe.each(Object.entries(SERVICES))('a member of %s', (_, { read, member, prefecture, gender }) => {
  it('fills in everything the service knows, digits bare', () => expect(read(member)).toEqual(PROFILE));

  it('without data fills in nothing', () => {
    const blank = Object.fromEntries(Object.keys(member).map((name) => [name, null]));
    expect(read(blank)).toEqual({});
    expect(read({})).toEqual({});
  });

  it.each(['Kochi', '高知', '東京', 'その地', ''])(
    'keeps no prefecture that the form does not have: %j',
    (name) => {
      const { prefecture: _gone, ...rest } = PROFILE;
      expect(read({ ...member, [prefecture]: name })).toEqual(rest);
    },
  );

  it.each([
    [1, '1'],
    ['3', '3'],
    [4, undefined],
    [0, undefined],
    [1.5, undefined],
    [null, undefined],
  ])('gender %j is %j', (sent, known) => expect(read({ ...member, [gender]: sent }).gender).toBe(known));
});

describe('the birthday of a member of the point service', () => {
  const { read, member } = SERVICES['the point service'];

  it.each([
    ['19880403', '38'],
    ['1988-11-21', '38'],
    ['19881122', '37'],
    ['20991231', undefined],
    ['unknown', undefined],
    [null, undefined],
  ])('%j: age %j', (birthday, age) => expect(read({ ...member, birthday }).age).toBe(age));
});
