import type { Gender, Guest } from './guest';
import { parseDate } from './reservation';
import type { RepresentativeField, Visibilities } from './visibility';

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

/** The level that rules each part of a profile. */
const RULED_BY: Readonly<Record<keyof MemberProfile, RepresentativeField>> = {
  lastName: 'last_name',
  firstName: 'first_name',
  lastKana: 'last_name_kana',
  firstKana: 'first_name_kana',
  postcode: 'zip_code',
  prefecture: 'prefecture',
  city: 'city',
  subarea: 'subarea',
  furtherSubarea: 'address',
  tel: 'phone',
  gender: 'gender',
  age: 'age',
};
const levelNames: ReadonlyMap<string, RepresentativeField> = new Map(Object.entries(RULED_BY));

/**
 * What of a profile the form can show: what a guest cannot see is not sent in their name either.
 * @param separate whether city and area are two fields; else the city's holds both
 */
export function shownOf(
  { city = '', subarea = '', ...rest }: MemberProfile,
  { representative }: Visibilities,
  separate: boolean,
): MemberProfile {
  const shown = Object.entries({ ...rest, city, subarea }).filter(([name, value]) => {
    const level = levelNames.get(name);
    return value !== '' && level !== undefined && representative[level] > 0;
  });
  const profile: MemberProfile = Object.fromEntries(shown);
  if (separate || (representative.city === 0 && representative.subarea === 0)) return profile;
  const { subarea: _, ...others } = profile;
  return city + subarea === '' ? others : { ...others, city: city + subarea };
}
