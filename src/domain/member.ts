import type { Gender, Guest } from './guest';
import { parseDate } from './reservation';

/** What a member service knows of the representative; only what it really said. */
export type MemberProfile = Partial<
  Pick<
    Guest,
    | 'lastName'
    | 'firstName'
    | 'lastKana'
    | 'firstKana'
    | 'postcode'
    | 'prefecture'
    | 'city'
    | 'subarea'
    | 'furtherSubarea'
    | 'tel'
    | 'gender'
    | 'age'
  >
>;

/** Digits as a form takes them: member services write spaces and hyphens between them. */
export const plainDigits = (text: string): string => text.replace(/[\s\-‐-―−－ーｰ]/g, '');

/** A member's gender by number; whatever is none of the register's three is not known. */
export function genderOf(number: number | undefined): Gender {
  return number === 1 ? '1' : number === 2 ? '2' : number === 3 ? '3' : '';
}

/** Full years on a day, from a birthday as `YYYYMMDD` or `YYYY-MM-DD`; empty where it is no day or still to come. */
export function ageOn(birthday: string, today: Date): string {
  const born = parseDate(birthday);
  if (!born) return '';
  const month = today.getMonth() + 1;
  const hadBirthday = month > born.month || (month === born.month && today.getDate() >= born.day);
  const age = today.getFullYear() - born.year - (hadBirthday ? 0 : 1);
  return age < 0 ? '' : String(age);
}

/** A profile without what is empty in it, so that it hides nothing already known. */
export const known = (profile: Required<MemberProfile>): MemberProfile =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== ''));
