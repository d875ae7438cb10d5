import { type FieldWith, fieldsWith, type Guest, type GuestField } from './guest';
import { parseDate } from './reservation';

/** Fields that a member service, a reservation or a passport can fill. */
export const PROFILE_FIELDS = fieldsWith('points');

/** The representative's data from a member service, only as far as returned. */
export type MemberProfile = Partial<Pick<Guest, FieldWith<'points'>>>;

/** Age in full years on `today`; empty for an invalid or future birthday. @param birthday `YYYYMMDD` or `YYYY-MM-DD` */
export function ageOn(birthday: string, today: Date): string {
  const born = parseDate(birthday);
  if (!born) return '';
  const month = today.getMonth() + 1;
  const hadBirthday = month > born.month || (month === born.month && today.getDate() >= born.day);
  const age = today.getFullYear() - born.year - (hadBirthday ? 0 : 1);
  return age < 0 ? '' : String(age);
}

/** Leaves only visible fields: unseen data must not be sent. @param separate city and area are two fields */
export function shownOf(
  member: MemberProfile,
  isShown: (field: GuestField) => boolean,
  separate: boolean,
): MemberProfile {
  const { city = '', subarea = '' } = member;
  const profile = separate ? member : { ...member, city: city + subarea };
  const shown = PROFILE_FIELDS.filter((name) => profile[name] && isShown(name));
  return Object.fromEntries(shown.map((name) => [name, profile[name]]));
}
