import { type Guest, type GuestField, JAPAN } from '~/domain/guest';
import type { Holder } from '~/domain/travel-document';
import { completing, filling, following, NAME_FIELDS, sourceOf } from './filling';
import { type FormRules, shownIn } from './form';

/**
 * A guest's answers after a passport was read: what is known of its holder fills the fields that the form shows. An answer of
 * the guest's own is never replaced.
 */
export function withPassport(guest: Guest, holder: Holder, rules: FormRules): Guest {
  const moved = { ...guest, ...residence(guest, holder, shownIn(rules, guest)) };
  const isShown = shownIn(rules, moved);
  const filled = { ...moved, ...filling(moved, holder, 'passport', isShown) };
  return { ...filled, ...completing(filled, isShown) };
}

/** A guest with the passport of another country lives there, unless an address in Japan says otherwise. */
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

/** A change of the country, with what it brings with it. */
const moving = (guest: Guest, change: Partial<Guest>): Partial<Guest> => ({
  ...change,
  ...following({ ...guest, ...change }, 'countrycode'),
});

const livesInJapan = ({ postcode, prefecture, city, subarea, furtherSubarea }: Guest): boolean =>
  [postcode, prefecture, city, subarea, furtherSubarea].some((part) => part !== '');

/** Whose name neither the guest nor a passport has told: it may be the holder of any. */
export const isUnnamed = (guest: Guest): boolean =>
  NAME_FIELDS.every((field) => {
    const source = sourceOf(guest, field);
    return guest[field] === '' || source === 'reservation' || source === 'guest';
  });
