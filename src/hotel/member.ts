import { plainDigits } from '~/domain/digits';
import { ageOn, genderOf, known, type MemberProfile } from '~/domain/member';
import { PREFECTURES } from '~/domain/prefectures';
import { z } from '~/platform/zod';
import { type legacyMember, pointsMember } from './answers';
import { askService } from './request';

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

/** Input of a request to the point service. */
export type PointsQuestion = {
  readonly origin: string;
  readonly membershipNumber: string;
  /** The `authorization` of the guest's deep link; sent as a Bearer token. */
  readonly authorization: string;
  readonly language: string;
  readonly timeoutMs: number;
  readonly visit: AbortSignal;
};

/**
 * Loads a member of the point service. The request has none of the hotel's headers.
 * @throws HotelError; a failing member service must not block check-in, so callers continue without a profile
 */
export async function askPoints(question: PointsQuestion): Promise<z.infer<typeof pointsMember>> {
  const path = `/user/api/v1/users/${encodeURIComponent(question.membershipNumber)}`;
  const { payload } = await askService(z.object({ payload: pointsMember }), {
    name: 'point_user',
    url: `${question.origin}${path}?${new URLSearchParams({ lang: question.language })}`,
    headers: { Authorization: `Bearer ${question.authorization}` },
    timeoutMs: question.timeoutMs,
    signal: question.visit,
  });
  return payload;
}
