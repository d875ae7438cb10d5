import { describe, expect, it } from 'vitest';
import type { Guest } from '~/domain/guest';
import { isFinished, sectionSource } from '~/fields/answered';
import { companionRows } from '~/fields/companion';
import { filling } from '~/fields/filling';
import { shownFields } from '~/fields/row';
import { guestWith, visibilitiesAt } from '../support/guests';

const KNOWN = { lastName: '山田', firstName: '太郎', lastKana: 'ヤマダ', firstKana: 'タロウ', age: '42' };
const visibilities = visibilitiesAt(2, { companion: { gender: 0, age: 1 } });
const fields = shownFields(companionRows(visibilities), visibilities, guestWith());
const knownBy = (
  from: 'reservation' | 'member',
  answers: Partial<typeof KNOWN>,
  typed: Partial<Guest> = {},
) => {
  const guest = guestWith(typed);
  return { ...guest, ...filling(guest, answers, from, () => true) };
};
const { age: _, ...NAMES } = KNOWN;

describe('a section is answered', () => {
  it.each<[string, Guest, ReturnType<typeof sectionSource>]>([
    ['by the reservation', knownBy('reservation', KNOWN), 'reservation'],
    ['by the member service', knownBy('member', KNOWN), 'member'],
    ['in part by the guest', knownBy('reservation', NAMES, { age: '42' }), 'reservation'],
    ['by nobody, as an answer is missing that may be left out', knownBy('reservation', NAMES), undefined],
    ['by nobody, as an answer is not valid', knownBy('member', { ...KNOWN, lastKana: '山田' }), undefined],
    ['by the guest alone, who sees it', guestWith(KNOWN), undefined],
  ])('%s', (_name, guest, source) => expect(sectionSource(fields, guest)).toBe(source));
});

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
    const taken = filling(guestWith(), { lastName: '山田', lastKana: 'ヤマダ' }, 'guest', () => true);
    expect(isFinished(optional, { ...guestWith(), ...taken })).toBe(false);
    expect(isFinished(optional, { ...guestWith({ firstName: '花子' }), ...taken })).toBe(true);
  });
});
