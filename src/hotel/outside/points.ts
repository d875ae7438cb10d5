import { z } from '~/domain/zod';
import { HotelError } from '~/errors/fault';
import { pointsMember } from '../answers';
import { exchange } from '../request';

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
  const name = 'point_user';
  const path = `/user/api/v1/users/${encodeURIComponent(question.membershipNumber)}`;
  const json = await exchange({
    name,
    url: `${question.origin}${path}?${new URLSearchParams({ lang: question.language })}`,
    method: 'GET',
    headers: { Authorization: `Bearer ${question.authorization}` },
    timeoutMs: question.timeoutMs,
    signal: question.visit,
  });
  const result = z.object({ payload: pointsMember }).safeParse(json);
  if (!result.success) throw new HotelError({ kind: 'invalid-format' }, name);
  return result.data.payload;
}
