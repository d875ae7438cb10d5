import { plainDigits } from '~/domain/digits';
import type { GuestFieldRow } from '~/domain/field-row';
import { FIELD_ROWS, type FieldWith } from '~/domain/guest';
import type { GUEST_FIELDS } from '~/domain/guest-fields';
import { ageOn, type MemberProfile, PROFILE_FIELDS } from '~/domain/member';
import { PREFECTURES } from '~/domain/prefectures';
import { z } from '~/platform/zod';
import { type legacyMember, pointsMember } from './answers';
import { askService } from './request';

type ServiceValue = string | number | undefined;
/** All values of a service, under the keys in the rows of the fields. */
type ServiceValues<Service extends 'member' | 'points'> = Readonly<
  Record<
    ((typeof GUEST_FIELDS)[FieldWith<Service>] & Readonly<Record<Service, string>>)[Service],
    ServiceValue
  >
>;

export const profileOfLegacy = (member: z.infer<typeof legacyMember>): MemberProfile =>
  profileOf('member', member satisfies ServiceValues<'member'>);

/** Converts a member of the point service to a profile. @param today for the age */
export const profileOfPoints = (member: z.infer<typeof pointsMember>, today: Date): MemberProfile =>
  profileOf('points', {
    ...member,
    birthday: ageOn(member.birthday, today),
  } satisfies ServiceValues<'points'>);

/** Leaves empty answers out, which would overwrite known ones. */
function profileOf(
  service: 'member' | 'points',
  values: Readonly<Partial<Record<string, ServiceValue>>>,
): MemberProfile {
  const answers = PROFILE_FIELDS.map((name) => {
    const row = FIELD_ROWS[name];
    return [name, answerOf(row.control, values[row[service] ?? ''])] as const;
  });
  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
}

function answerOf(control: GuestFieldRow['control'], value: ServiceValue): string {
  const { kind } = control;
  // Services send the register's codes as numbers, and also their own codes.
  if (kind === 'choice') return control.answers.find((answer) => answer.value === String(value))?.value ?? '';
  if (typeof value !== 'string') return '';
  if (kind === 'digits' || kind === 'postcode') return plainDigits(value);
  // Other names are not in the picker: the guest would not see them.
  if (kind === 'prefecture') return PREFECTURES.some(({ name }) => name === value) ? value : '';
  return value;
}

export type PointsQuestion = {
  readonly origin: string;
  readonly membershipNumber: string;
  /** The deep link's `authorization`, sent as a Bearer token. */
  readonly authorization: string;
  readonly language: string;
  readonly timeoutMs: number;
  readonly visit: AbortSignal;
};

/**
 * Loads a member of the point service, without the hotel's headers.
 * @throws HotelError; callers continue without a profile
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
