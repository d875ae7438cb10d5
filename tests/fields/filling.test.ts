import { describe, expect, it } from 'vitest';
import type { Guest } from '~/domain/guest';
import { completing, filling, sourceOf } from '~/fields/filling';
import { filledGuest, guestWith } from '../support/guests';

const everything = () => true;

const names = ({ lastName, firstName, lastKana, firstKana }: Guest) => [
  lastName,
  firstName,
  lastKana,
  firstKana,
];

describe('filling in', () => {
  const booked = { lastKana: 'ヤマダ', firstKana: 'タロウ', tel: '0312345678' };

  it('fills empty fields, and names the source', () => {
    const guest = filledGuest(booked, 'member');
    expect(guest).toMatchObject(booked);
    expect(sourceOf(guest, 'lastKana')).toBe('member');
    expect(sourceOf(guest, 'lastName')).toBeUndefined();
  });

  it('replaces nothing that the guest typed', () => {
    const typed = guestWith({ lastKana: 'スズキ' });
    const guest = { ...typed, ...filling(typed, booked, 'reservation', everything) };
    expect(guest).toMatchObject({ lastKana: 'スズキ', firstKana: 'タロウ' });
    expect(sourceOf(guest, 'lastKana')).toBeUndefined();
  });

  it('replaces what was filled in before, but not what the guest has made of it', () => {
    const guest = { ...filledGuest(booked), tel: '09012345678' };
    const change = filling(guest, { lastKana: 'スズキ', tel: '1' }, 'guest', everything);
    expect(change).toMatchObject({ lastKana: 'スズキ' });
    expect(change.tel).toBeUndefined();
  });

  it('leaves out hidden fields and unknown values', () => {
    expect(filling(guestWith(), { tel: '1', age: '2' }, 'member', (field) => field === 'age')).toEqual({
      age: '2',
      filled: { age: { value: '2', from: 'member' } },
    });
    expect(filling(guestWith(), { tel: '', age: '' }, 'member', everything)).toEqual({});
  });

  it('is marked until the guest changes it: the width alone is no change', () => {
    const guest = filledGuest({ lastName: 'Smith' });
    expect(sourceOf({ ...guest, lastName: 'Ｓｍｉｔｈ' }, 'lastName')).toBe('reservation');
    expect(sourceOf({ ...guest, lastName: 'Smyth' }, 'lastName')).toBeUndefined();
    expect(sourceOf({ ...guest, lastName: '' }, 'lastName')).toBeUndefined();
  });
});

describe('leaving a field of the name', () => {
  const namesAfter = (guest: Guest, isShown: (field: string) => boolean = everything) =>
    names({ ...guest, ...completing(guest, isShown) });

  it.each<[string, Partial<Guest>, string[]]>([
    ['kana are the reading', { lastName: 'やまだ' }, ['やまだ', '', 'ヤマダ', '']],
    ['letters are the reading', { firstName: 'John' }, ['', 'John', '', 'John']],
    ['of kanji the reading is asked', { lastName: '山田' }, ['山田', '', '', '']],
    ['a typed reading stays', { lastName: 'ヤマダ', lastKana: 'ヤマタ' }, ['ヤマダ', '', 'ヤマタ', '']],
    ['a hyphen after kana is the long vowel mark', { lastName: 'サト-' }, ['サト-', '', 'サトー', '']],
    ['and one that is none makes no reading', { lastName: 'サト -' }, ['サト -', '', '', '']],
  ])('%s', (_, typed, becomes) => expect(namesAfter(guestWith(typed))).toEqual(becomes));

  it('changes a reading that was filled in, but no kana for letters', () => {
    const booked = filledGuest({ lastKana: 'ヤマダ', firstKana: 'タロウ' });
    expect(namesAfter({ ...booked, lastName: 'ヤマモト' })[2]).toBe('ヤマモト');
    expect(namesAfter({ ...booked, lastName: 'Yamada' })[2]).toBe('ヤマダ');
    expect(namesAfter({ ...filledGuest({ lastKana: 'SMITH' }), lastName: 'SMYTH' })[2]).toBe('SMYTH');
  });

  it('leaves the reading of the whole name to a name that the reservation has told as well', () => {
    const booked = filledGuest({ lastName: 'SMITH', firstName: 'JOHN', lastKana: 'SMITH JOHN' });
    const isShown = (field: string) => field !== 'firstKana';
    expect(namesAfter(booked, isShown)[2]).toBe('SMITH JOHN');
    expect(namesAfter({ ...booked, lastName: 'ＳＭＩＴＨ' }, isShown)[2]).toBe('SMITH JOHN');
    expect(namesAfter({ ...booked, lastName: 'JONES' }, isShown)[2]).toBe('JONES');
  });

  it('does not bring back what the guest has removed', () => {
    const guest = { ...filledGuest({ lastKana: 'SMITH' }), lastName: 'SMITH', lastKana: '' };
    expect(namesAfter(guest)[2]).toBe('');
  });

  it('does not fill a reading that the form does not show', () =>
    expect(namesAfter(guestWith({ lastName: 'Smith' }), (field) => field !== 'lastKana')[2]).toBe(''));

  it('changes nothing where nothing follows', () => {
    const guest = filledGuest({ lastName: 'SMITH', firstName: 'JOHN', lastKana: 'SMITH', firstKana: 'JOHN' });
    expect(completing(guest, everything)).toEqual({});
  });
});
