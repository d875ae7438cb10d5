import { type FieldWith, fieldsWith, type Gender, type Guest, type GuestField } from './guest';
import { parseDate } from './reservation';

/** What a member service, a reservation or a passport can tell of a guest. */
export const PROFILE_FIELDS = fieldsWith('points');

/** The representative's data from a member service; contains only what the service returned. */
export type MemberProfile = Partial<Pick<Guest, FieldWith<'points'>>>;

/** Converts a member's gender number; any number other than the register's three becomes empty. */
export function genderOf(number: number | undefined): Gender {
  return number === 1 ? '1' : number === 2 ? '2' : number === 3 ? '3' : '';
}

/**
 * Age in full years on `today`. Returns an empty string if the birthday is not a valid date or is in the
 * future.
 * @param birthday `YYYYMMDD` or `YYYY-MM-DD`
 */
export function ageOn(birthday: string, today: Date): string {
  const born = parseDate(birthday);
  if (!born) return '';
  const month = today.getMonth() + 1;
  const hadBirthday = month > born.month || (month === born.month && today.getDate() >= born.day);
  const age = today.getFullYear() - born.year - (hadBirthday ? 0 : 1);
  return age < 0 ? '' : String(age);
}

/**
 * Reduces a profile to the fields that the form shows: data that the guest cannot see must not be sent in
 * their name.
 * @param separate whether city and area are two fields; otherwise the city field holds both
 */
export function shownOf(
  member: MemberProfile,
  isShown: (field: GuestField) => boolean,
  separate: boolean,
): MemberProfile {
  const { city = '', subarea = '' } = member;
  const told = separate ? member : { ...member, city: city + subarea };
  const shown = PROFILE_FIELDS.filter((name) => told[name] && isShown(name));
  return Object.fromEntries(shown.map((name) => [name, told[name]]));
}
