import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberProfile } from '~/domain/member';
import { loadVisibilities, openParty, prepareParty } from '~/flow/party';
import { session, updateGuest, updateSession } from '~/session/store';
import { endVisit, resetForSearch } from '~/session/visit';
import { configOf } from '../support/config';
import { endOf } from '../support/end-of';
import { guestWith, reservationWith, visibilitiesAt } from '../support/guests';
import { scriptedHotel } from '../support/hotel';
import { payload } from '../support/network';
import { codeWith } from '../support/stay';

const ON = configOf({ display: { control_visibility: true } });

beforeEach(() => {
  endVisit();
  updateSession({ authToken: 'guest-token' });
});

it('a guest who leaves while the member is asked for finds no form filled in for somebody else', async () => {
  updateSession({ reservation: reservationWith() });
  const stay = new AbortController();
  const leaves = async () => {
    stay.abort();
    return undefined;
  };
  const { hotel } = scriptedHotel({});
  const prepared = prepareParty({ hotel, config: configOf(), member: leaves }, stay.signal);
  expect(await endOf(prepared)).toBe('dropped');
  expect(session().guests).toEqual([]);
});

describe("the facility's own levels", () => {
  const levels = { representative: { age: 2, passport: '0' }, companion: { gender: 1 } };

  it('are laid over those in use', async () => {
    const { hotel, seen } = scriptedHotel({ 102: [() => payload(levels)] });
    updateSession({ visibilities: { representative: { city: 1, age: 1 } } });
    await loadVisibilities(hotel, ON, '102');
    expect(seen.map(({ url }) => url.pathname)).toEqual(['/api/v1/client/facilities/102']);
    expect(session().visibilities).toEqual({
      representative: { city: 1, age: 2, passport: 0 },
      companion: { gender: 1 },
    });
  });

  it.each<[string, object, string | undefined]>([
    ['the settings do not ask for them', {}, '102'],
    ['no facility is known', { display: { control_visibility: true } }, undefined],
  ])('are not asked for where %s', async (_, file, facilityId) => {
    const { hotel, asked } = scriptedHotel({});
    await loadVisibilities(hotel, configOf(file), facilityId);
    expect(asked()).toEqual([]);
    expect(session().visibilities).toEqual({});
  });

  it('are left out and named if unknown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const strange = { representative: { age: 3, shoe_size: 2, phone: 1 }, companion: { age: null } };
    const { hotel } = scriptedHotel({ 102: [() => payload(strange)] });
    await loadVisibilities(hotel, ON, '102');
    expect(session().visibilities).toEqual({
      representative: { phone: 1 },
      companion: {},
    });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('representative.age, representative.shoe_size, companion.age'),
    );
  });
});

const answers = () => ({ ...session().guests[0], filled: {} });

describe('the party', () => {
  const stay = reservationWith({ numOfAdults: 2, numOfChildren: 1 });

  it('has a place for everybody, the member in the first', () => {
    openParty(stay, configOf(), { lastName: '会員', tel: '0312345678' });
    expect(answers()).toEqual(guestWith({ lastName: '会員', tel: '0312345678' }));
    expect(session().guests.slice(1)).toEqual([guestWith(), guestWith({ isChild: true })]);
  });

  it("takes nothing of the member's that the form hides", () => {
    updateSession({ visibilities: visibilitiesAt(0, { representative: { first_name_kana: 1, city: 2 } }) });
    const member = { lastName: '会員', firstKana: 'ミサキ', tel: '1', gender: '2', age: '30' } as const;
    openParty(stay, configOf(), { ...member, city: '南国市', subarea: '蛍が丘' });
    expect(answers()).toEqual(guestWith({ firstKana: 'ミサキ', city: '南国市' }));
  });

  it.each([
    [{ city: 2, subarea: 0 }, { city: '南国市', subarea: '蛍が丘' }, '南国市蛍が丘'],
    [{ city: 0, subarea: 1 }, { city: '南国市', subarea: '蛍が丘' }, '南国市蛍が丘'],
    [{ city: 2, subarea: 2 }, { subarea: '蛍が丘' }, '蛍が丘'],
    [{ city: 2, subarea: 2 }, {}, ''],
    [{ city: 0, subarea: 0 }, { city: '南国市', subarea: '蛍が丘' }, ''],
  ] as const)('has one field for city and area at %o: %o is %j', (representative, member, city) => {
    updateSession({ visibilities: visibilitiesAt(0, { representative }) });
    openParty(stay, configOf({ display: { separate_city_and_area: false } }), member);
    expect(answers()).toEqual(guestWith({ city }));
  });

  it('is opened once: what was typed stays', () => {
    openParty(stay, configOf(), undefined);
    updateGuest(0, { lastName: '山田' });
    openParty(stay, configOf(), { lastName: '会員' });
    expect(session().guests[0]?.lastName).toBe('山田');
  });
});

describe('the reservation answers for the representative', () => {
  const booked = (reservationName: string, typed = '', file = {}, member?: MemberProfile) => {
    updateSession({
      typedReservationName: typed,
      typedPhoneNumber: '０９０12345678',
      visibilities: visibilitiesAt(1),
    });
    openParty(reservationWith({ reservationName, numOfAdults: 2 }), configOf(file), member);
    return session().guests[0];
  };
  const YAMADA = { lastKana: 'ヤマダ', firstKana: 'タロウ' };

  it('with the name the hotel knows, split as the guest typed it', () => {
    expect(booked('ヤマダタロウ', 'やまだ　たろう')).toEqual(
      guestWith({
        ...YAMADA,
        filled: {
          lastKana: { value: 'ヤマダ', from: 'reservation' },
          firstKana: { value: 'タロウ', from: 'reservation' },
        },
      }),
    );
    expect(session().guests[1]).toEqual(guestWith());
  });

  it.each([
    ['ﾔﾏﾀﾞ ﾀﾛｳ', '', 'ヤマダ タロウ'],
    ['山田 太郎', 'やまだ たろう', 'ヤマダ タロウ'],
  ])(
    'with the reading of the whole name, where there is no field for the given: %s',
    (name, typed, lastKana) => {
      updateSession({
        typedReservationName: typed,
        visibilities: visibilitiesAt(0, { representative: { last_name_kana: 2 } }),
      });
      openParty(reservationWith({ reservationName: name }), configOf(), undefined);
      expect(answers()).toEqual(guestWith({ lastKana }));
    },
  );

  it('with the reading that came with the check-in code', () => {
    updateSession({ checkinCode: codeWith('00', { kana_name: 'ｽｽﾞｷ ﾊﾅｺ' }) });
    expect(booked('鈴木 花子')).toMatchObject({
      lastName: '鈴木',
      firstName: '花子',
      lastKana: 'スズキ',
      firstKana: 'ハナコ',
    });
  });

  it('with the phone number, where it was searched by', () => {
    expect(booked('ヤマダ タロウ')?.tel).toBe('');
    endVisit();
    const found = booked('ヤマダ タロウ', '', { display: { use_phone_number_in_search: true } });
    expect(found?.tel).toBe('09012345678');
  });

  it('after the member service, and a name from one of them alone', () => {
    const member = { lastName: '会員', lastKana: 'カイイン', tel: '0312345678' };
    const known = booked('SMITH JOHN', '', { display: { use_phone_number_in_search: true } }, member);
    expect(known).toMatchObject({ ...member, firstName: '', firstKana: '' });
    endVisit();
    const { lastKana: _, ...unread } = member;
    expect(booked('SMITH JOHN', '', {}, unread)).toMatchObject({
      lastName: '会員',
      firstName: '',
      lastKana: 'SMITH',
      firstKana: 'JOHN',
    });
  });

  it('with nothing that the form does not show', () => {
    updateSession({ typedReservationName: 'SMITH JOHN', visibilities: visibilitiesAt(0) });
    openParty(reservationWith({ reservationName: 'SMITH JOHN' }), configOf(), undefined);
    expect(session().guests[0]).toEqual(guestWith());
  });

  it('with nothing of a reservation that was looked up before', () => {
    booked('ヤマダ タロウ', 'ヤマダ タロウ');
    resetForSearch();
    expect(booked('タカハシ ハナ')).toMatchObject({ lastKana: 'タカハシ', firstKana: 'ハナ' });
  });
});
