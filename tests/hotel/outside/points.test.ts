import { describe, expect, it } from 'vitest';
import { askPoints, type PointsQuestion } from '~/hotel/member';
import { endOf } from '../../support/end-of';
import { payload, stubNetwork } from '../../support/network';

const question = (over: Partial<PointsQuestion> = {}): PointsQuestion => ({
  origin: 'https://points.example',
  membershipNumber: 'M/1 2',
  authorization: 'from-the-link',
  language: 'ja',
  timeoutMs: 5000,
  visit: new AbortController().signal,
  ...over,
});

describe('the point service', () => {
  it('is asked for one member, in the language shown, by the token of the link alone', async () => {
    const seen = stubNetwork(() => payload({ user: {} }));
    await askPoints(question({ language: 'en' }));
    expect(seen[0]?.headers).toEqual({ authorization: 'Bearer from-the-link' });
    expect(seen[0]?.url.href).toBe('https://points.example/user/api/v1/users/M%2F1%202?lang=en');
  });

  it.each(['', 'OK', '{"user":{}}', '{"payload":{}}', '{"payload":{"user":null}}'])(
    'cannot be read when it says %j',
    async (body) => {
      stubNetwork(() => new Response(body));
      expect(await endOf(askPoints(question()))).toBe('invalid-format');
    },
  );

  it('is left alone once the visit is over', async () => {
    const seen = stubNetwork(() => payload({ user: {} }));
    expect(await endOf(askPoints(question({ visit: AbortSignal.abort() })))).toBe('dropped');
    expect(seen).toEqual([]);
  });
});
