import { plainDigits } from '~/domain/digits';
import { ageOn, genderOf, known, type MemberProfile } from '~/domain/member';
import { PREFECTURES } from '~/domain/prefectures';
import type { z } from '~/domain/zod';
import type { legacyMember, pointsMember } from './answers';

/**
 * Returns a prefecture only if the form's picker offers it; any other value would be sent without being
 * visible.
 */
const prefecture = (name: string): string => (PREFECTURES.some((known) => known.name === name) ? name : '');

/** Converts a member of the legacy back end to a profile. */
export const profileOfLegacy = (member: z.infer<typeof legacyMember>): MemberProfile =>
  known({
    lastName: member.last_name,
    firstName: member.first_name,
    lastKana: member.last_name_kana,
    firstKana: member.first_name_kana,
    postcode: plainDigits(member.postcode),
    prefecture: prefecture(member.prefecture),
    city: member.city,
    subarea: member.subarea,
    furtherSubarea: member.further_subarea,
    tel: plainDigits(member.tel),
    gender: genderOf(member.sex),
    age: '',
  });

/**
 * Converts a member of the point service to a profile.
 * @param today for the age
 */
export const profileOfPoints = (member: z.infer<typeof pointsMember>, today: Date): MemberProfile =>
  known({
    lastName: member.last_name,
    firstName: member.first_name,
    lastKana: member.last_name_kana,
    firstKana: member.first_name_kana,
    postcode: plainDigits(member.postal_code),
    prefecture: prefecture(member.address_prefecture_name),
    city: member.address_city_name,
    subarea: member.address_line_1,
    furtherSubarea: member.address_line_2,
    tel: plainDigits(member.phone_number),
    gender: genderOf(member.gender),
    age: ageOn(member.birthday, today),
  });
