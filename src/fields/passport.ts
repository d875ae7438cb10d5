import { JAPAN } from '~/domain/field-row';
import type { Guest, GuestField } from '~/domain/guest';
import type { Holder } from '~/domain/travel-document';
import { completing, filling, following, NAME_FIELDS, READING, sourceOf, unclearIn } from './filling';
import { type FormRules, shownIn } from './form';

/** Fields that a passport answers, beside the address. */
const TOLD = ['lastName', 'firstName', 'gender', 'age'] as const;

/** A guest's answers after a passport. It fills visible fields and never replaces the guest's own answers. */
export function withPassport(guest: Guest, holder: Holder, rules: FormRules): Guest {
  const before = withoutEarlier(guest);
  const moved = { ...before, ...residence(before, holder, shownIn(rules, before)) };
  const isShown = shownIn(rules, moved);
  const age = ageOf(guest, holder);
  const { lastName, firstName, gender } = holder;
  const filled = { ...moved, ...filling(moved, { lastName, firstName, gender, age }, 'passport', isShown) };
  const unclear = age === '' ? { ...holder.unclear, age: 'age' as const } : holder.unclear;
  return { ...filled, ...completing(filled, isShown), unclear };
}

/** A child has the lower of two ages; any other guest is asked. */
const ageOf = ({ isChild }: Guest, { ages: [lowest = '', other] }: Holder): string =>
  isChild || other === undefined ? lowest : '';

/** Removes the answers of an earlier passport, which may be another guest's. */
function withoutEarlier(guest: Guest): Guest {
  const read = TOLD.filter((field) => sourceOf(guest, field) === 'passport');
  const followed = (['lastName', 'firstName'] as const)
    .filter((name) => read.includes(name) && sourceOf(guest, READING[name]) === 'guest')
    .map((name) => READING[name]);
  const gone = [...read, ...followed];
  const filled = Object.fromEntries(
    Object.entries(guest.filled).filter(([field]) => !gone.some((one) => one === field)),
  );
  return { ...guest, ...Object.fromEntries(gone.map((field) => [field, ''])), filled };
}

/** A guest with a foreign passport lives in its country, unless there is an address in Japan. */
function residence(
  guest: Guest,
  { country, isJapanese }: Holder,
  isShown: (field: GuestField) => boolean,
): Partial<Guest> {
  if (!isShown('overseasFlug')) return {};
  const { overseasFlug, filled } = guest;
  const wasRead = sourceOf(guest, 'overseasFlug') === 'passport';
  if (isJapanese) return wasRead ? moving(guest, { overseasFlug: false, countrycode: JAPAN }) : {};
  if (!overseasFlug && (filled.overseasFlug || livesInJapan(guest))) return {};
  const isOpen = !overseasFlug || guest.countrycode === '' || sourceOf(guest, 'countrycode') !== undefined;
  return moving(guest, {
    overseasFlug: true,
    ...(isOpen ? { countrycode: country } : {}),
    filled: {
      ...filled,
      ...(overseasFlug ? {} : { overseasFlug: { value: String(true), from: 'passport' } }),
      ...(isOpen && country !== '' ? { countrycode: { value: country, from: 'passport' } } : {}),
    },
  });
}

/** A change of the country with its consequences. */
const moving = (guest: Guest, change: Partial<Guest>): Partial<Guest> => ({
  ...change,
  ...following({ ...guest, ...change }, 'countrycode'),
});

const livesInJapan = ({ postcode, prefecture, city, subarea, furtherSubarea }: Guest): boolean =>
  [postcode, prefecture, city, subarea, furtherSubarea].some((part) => part !== '');

/** True for a guest without a confirmed name, who may hold any passport. */
export const isUnnamed = (guest: Guest): boolean =>
  NAME_FIELDS.every((field) => {
    const source = sourceOf(guest, field);
    return (
      (guest[field] === '' && !unclearIn(guest, field)) || source === 'reservation' || source === 'guest'
    );
  });
