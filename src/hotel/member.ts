import { plainDigits } from '~/domain/digits';
import type { GuestFieldRow } from '~/domain/field-row';
import { FIELD_ROWS, type FieldWith } from '~/domain/guest';
import type { GUEST_FIELDS } from '~/domain/guest-fields';
import { ageOn, genderOf, type MemberProfile, PROFILE_FIELDS } from '~/domain/member';
import { PREFECTURES } from '~/domain/prefectures';
import { z } from '~/platform/zod';
import { type legacyMember, pointsMember } from './answers';
import { askService } from './request';

/** What a service told under one of its keys. */
type Told = string | number | undefined;
/** All that a service tells, under the keys that the rows of the fields name. */
type AllTold<Service extends 'member' | 'points'> = Readonly<
  Record<((typeof GUEST_FIELDS)[FieldWith<Service>] & Readonly<Record<Service, string>>)[Service], Told>
>;

/** Converts a member of the legacy back end to a profile. */
export const profileOfLegacy = (member: z.infer<typeof legacyMember>): MemberProfile =>
  profileOf('member', member satisfies AllTold<'member'>);

/**
 * Converts a member of the point service to a profile.
 * @param today for the age
 */
export const profileOfPoints = (member: z.infer<typeof pointsMember>, today: Date): MemberProfile =>
  profileOf('points', {
    ...member,
    birthday: ageOn(member.birthday, today),
  } satisfies AllTold<'points'>);

/** The answers that a service has told. Empty ones are left out, so that they do not overwrite known ones. */
function profileOf(
  service: 'member' | 'points',
  told: Readonly<Partial<Record<string, Told>>>,
): MemberProfile {
  const answers = PROFILE_FIELDS.map((name) => {
    const row = FIELD_ROWS[name];
    return [name, answerTo(row.control, told[row[service] ?? ''])] as const;
  });
  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
}

function answerTo({ kind }: GuestFieldRow['control'], told: Told): string {
  if (typeof told !== 'string') return kind === 'gender' ? genderOf(told) : '';
  if (kind === 'digits' || kind === 'postcode') return plainDigits(told);
  // The form's picker offers no others: the guest would not see what is sent.
  if (kind === 'prefecture') return PREFECTURES.some(({ name }) => name === told) ? told : '';
  return told;
}

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
