import { describe, expect, it } from 'vitest';
import type { Guest } from '~/domain/guest';
import { SAMPLE_ANSWERS } from '~/domain/guest-fields';
import { errorsOf, type FormRules, normaliseGuest } from '~/fields/form';
import { companionRows, representativeRows } from '~/fields/guest-rows';
import { fieldsWhere } from '../../kiosk/guest/fields';
import { fieldsAsked } from '../../kiosk/guest/levels';
import { guestWith, visibilitiesAt, YAMADA } from '../support/guests';

const form = (level: 0 | 1 | 2, fullWidth = true): FormRules => {
  const visibilities = visibilitiesAt(level);
  return { rows: representativeRows(visibilities), visibilities, fullWidth };
};
const REQUIRED = form(2);

const ABROAD = fieldsWhere(({ belongs }) => belongs === 'overseas');
const DUPONT = guestWith({
  ...YAMADA,
  ...Object.fromEntries(Object.entries(SAMPLE_ANSWERS).filter(([name]) => ABROAD.includes(name))),
  overseasFlug: true,
  passport: '/9j/4A',
});

const issues = (guest: Guest, rules = REQUIRED): [string, string][] => [...errorsOf(guest, rules)];

it.each([
  ['in Japan', YAMADA],
  ['overseas', DUPONT],
])('a complete form: %s passes', (_, guest) => expect(issues(guest)).toEqual([]));

/** The sentences: `typed-texts.test.ts`, `tests/screens/checkin/wrong-answers`. */
describe('a missing answer', () => {
  const blank = guestWith({ prevAccommodation: '', nextAccommodation: '' });

  it.each([0, 1] as const)('nothing at level %i', (level) => expect(issues(blank, form(level))).toEqual([]));

  it('a companion', () => {
    const visibilities = visibilitiesAt(2);
    const rules = { rows: companionRows(visibilities), visibilities, fullWidth: true };
    expect([...errorsOf(blank, rules).keys()]).toEqual(fieldsAsked('companion', visibilities));
  });
});

describe('a hidden field', () => {
  it('is not judged', () => expect(issues(guestWith({ age: 'old', tel: 'x' }), form(0))).toEqual([]));

  it('on the other side of the overseas switch is not judged', () => {
    expect(issues({ ...DUPONT, postcode: 'x', prefecture: '' })).toEqual([]);
    expect(issues({ ...YAMADA, address: '', passport: '' })).toEqual([]);
  });
});

describe('the guest as the form keeps the answers', () => {
  const typed = guestWith({
    lastName: 'Smith',
    lastKana: 'すみす',
    firstKana: 'ｼﾞｮﾝ',
    tel: '０８８ 123',
    age: '４５',
    city: 'Kochi',
  });

  it('untouched where fields are hidden', () => expect(normaliseGuest(typed, form(0))).toEqual(typed));

  it('is a new one: the form keeps what was typed', () => {
    normaliseGuest(typed, REQUIRED);
    expect(typed.lastName).toBe('Smith');
  });
});
