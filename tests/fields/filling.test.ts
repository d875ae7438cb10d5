import { describe, expect, it } from 'vitest';
import type { Guest, Source } from '~/domain/guest';
import { type Answers, completing, filling, type NameField, sourceOf } from '~/fields/filling';
import { guestWith } from '../support/guests';

const everything = () => true;

/** A guest for whom this was filled in. */
const filledGuest = (answers: Answers, from: Source = 'reservation'): Guest => {
  const empty = guestWith();
  return { ...empty, ...filling(empty, answers, from, everything) };
};
const names = ({ lastName, firstName, lastKana, firstKana }: Guest) => [
  lastName,
  firstName,
  lastKana,
  firstKana,
];

describe('filling in', () => {
  const booked = { lastKana: 'ヤマダ', firstKana: 'タロウ', tel: '0312345678' };

  it('answers what is empty, and says from where', () => {
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

  it('leaves out what the form does not show, and what is not known', () => {
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
  const namesAfter = (guest: Guest, left: NameField, isShown: (field: string) => boolean = everything) =>
    names({ ...guest, ...completing(guest, left, isShown) });

  it.each<[string, Partial<Guest>, NameField, string[]]>([
    ['kana are the reading', { lastName: 'やまだ' }, 'lastName', ['やまだ', '', 'ヤマダ', '']],
    ['letters are the reading', { firstName: 'John' }, 'firstName', ['', 'John', '', 'John']],
    ['of kanji the reading is asked', { lastName: '山田' }, 'lastName', ['山田', '', '', '']],
    [
      'a typed reading stays',
      { lastName: 'ヤマダ', lastKana: 'ヤマタ' },
      'lastName',
      ['ヤマダ', '', 'ヤマタ', ''],
    ],
  ])('%s', (_, typed, left, becomes) => expect(namesAfter(guestWith(typed), left)).toEqual(becomes));

  it('changes a reading that was filled in, but no kana for letters', () => {
    const booked = filledGuest({ lastKana: 'ヤマダ', firstKana: 'タロウ' });
    expect(namesAfter({ ...booked, lastName: 'ヤマモト' }, 'lastName')[2]).toBe('ヤマモト');
    expect(namesAfter({ ...booked, lastName: 'Yamada' }, 'lastName')[2]).toBe('ヤマダ');
    expect(namesAfter({ ...filledGuest({ lastKana: 'SMITH' }), lastName: 'SMYTH' }, 'lastName')[2]).toBe(
      'SMYTH',
    );
  });

  it('does not bring back what the guest has removed', () => {
    const guest = { ...filledGuest({ lastName: 'SMITH', lastKana: 'SMITH' }), lastKana: '' };
    expect(namesAfter(guest, 'lastKana')[2]).toBe('');
    expect(namesAfter(guest, 'lastName')[2]).toBe('');
  });

  it('does not fill a reading that the form does not show', () => {
    expect(namesAfter(guestWith({ lastName: 'Smith' }), 'lastName', (field) => field !== 'lastKana')[2]).toBe(
      '',
    );
  });

  it('changes nothing where nothing follows', () => {
    const guest = filledGuest({ lastName: 'SMITH', firstName: 'JOHN', lastKana: 'SMITH', firstKana: 'JOHN' });
    expect(completing(guest, 'lastName', everything)).toEqual({});
  });
});

describe('a name of one word, once the guest says a part of it', () => {
  const whole = filledGuest({ lastKana: 'ヤマダタロウ' });
  const latin = filledGuest({ lastName: 'SMITHJOHN', lastKana: 'SMITHJOHN' });

  it.each<[string, Guest, NameField, string[]]>([
    ['the family name remains', { ...whole, lastKana: 'ヤマダ' }, 'lastKana', ['', '', 'ヤマダ', 'タロウ']],
    ['the given name is typed', { ...whole, firstKana: 'タロウ' }, 'firstKana', ['', '', 'ヤマダ', 'タロウ']],
    ['in letters', { ...latin, lastName: 'SMITH' }, 'lastName', ['SMITH', 'JOHN', 'SMITH', 'JOHN']],
    [
      'in full width',
      { ...latin, lastName: 'ＳＭＩＴＨ' },
      'lastName',
      ['ＳＭＩＴＨ', 'JOHN', 'ＳＭＩＴＨ', 'JOHN'],
    ],
    ['nothing of it', { ...whole, lastKana: 'スズキ' }, 'lastKana', ['', '', 'スズキ', '']],
    ['all of it', whole, 'lastKana', ['', '', 'ヤマダタロウ', '']],
    [
      'another given name',
      { ...whole, firstKana: 'ハナコ' },
      'firstKana',
      ['', '', 'ヤマダタロウ', 'ハナコ'],
    ],
    [
      'both by hand',
      { ...whole, lastKana: 'ヤマ', firstKana: 'タロウ' },
      'firstKana',
      ['', '', 'ヤマ', 'タロウ'],
    ],
  ])('%s', (_, guest, left, becomes) =>
    expect(names({ ...guest, ...completing(guest, left, everything) })).toEqual(becomes),
  );
});
