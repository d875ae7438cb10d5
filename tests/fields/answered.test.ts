import { describe, expect, it } from 'vitest';
import type { Guest } from '~/domain/guest';
import { isFinished, sectionSource } from '~/fields/answered';
import { shownFields } from '~/fields/form';
import { companionRows } from '~/fields/guest-rows';
import { filledGuest, guestWith, visibilitiesAt } from '../support/guests';

const KNOWN = { lastName: '山田', firstName: '太郎', lastKana: 'ヤマダ', firstKana: 'タロウ', age: '42' };
const visibilities = visibilitiesAt(0, {
  companion: { last_name: 2, first_name: 2, last_name_kana: 2, first_name_kana: 2, age: 1 },
});
const fields = shownFields(companionRows(visibilities), visibilities, guestWith());
const { age: _, ...NAMES } = KNOWN;

it.each<[string, Guest, ReturnType<typeof sectionSource>]>([
  ['by the reservation', filledGuest(KNOWN), 'reservation'],
  ['by the member service', filledGuest(KNOWN, 'member'), 'member'],
  ['in part by the guest', filledGuest(NAMES, 'reservation', { age: '42' }), 'reservation'],
  ['by nobody, as an answer is missing that may be left out', filledGuest(NAMES), undefined],
  ['by nobody, as an answer is not valid', filledGuest({ ...KNOWN, lastKana: '山田' }, 'member'), undefined],
  ['by the guest alone, who sees it', guestWith(KNOWN), undefined],
])('a section is answered: %s', (_name, guest, source) => expect(sectionSource(fields, guest)).toBe(source));

describe('a guest is finished', () => {
  it.each<[string, Partial<Guest>, boolean]>([
    ['with all answers', KNOWN, true],
    ['without one that may be left out', NAMES, true],
    ['not without one that is required', { ...KNOWN, firstKana: '' }, false],
    ['not with one that is not valid', { ...KNOWN, age: 'x' }, false],
  ])('%s', (_name, answers, finished) => expect(isFinished(fields, guestWith(answers))).toBe(finished));

  it('not without any answer, where all may be left out', () => {
    const visibilities = visibilitiesAt(1);
    const optional = shownFields(companionRows(visibilities), visibilities, guestWith());
    expect(isFinished(optional, guestWith())).toBe(false);
    expect(isFinished(optional, guestWith({ age: '7' }))).toBe(true);
    // A passport's open fields count once the guest answers.
    const read = filledGuest({ lastName: 'BEAN' }, 'passport', { unclear: { age: 'age' } });
    expect(isFinished(optional, read)).toBe(false);
    expect(isFinished(optional, { ...read, age: '101' })).toBe(true);
    const taken = { lastName: '山田', lastKana: 'ヤマダ' };
    expect(isFinished(optional, filledGuest(taken, 'guest'))).toBe(false);
    expect(isFinished(optional, filledGuest(taken, 'guest', { firstName: '花子' }))).toBe(true);
  });
});
