import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { config } from '~/config/bundle';
import type { MemberProfile } from '~/domain/member';
import type { AppServices } from '~/hooks/use-services';
import { calls } from '~/hotel/calls';
import { profileOfLegacy, profileOfPoints } from '~/hotel/member';
import { askPoints } from '~/hotel/outside/points';
import { session } from '~/session/store';
import { currentLookup, currentVisit } from '~/session/visit';

/** True where somebody can be asked about the member: the point service needs what the guest's link brought. */
export const hasMemberService = (): boolean => {
  const { display, system } = config();
  return display.use_membership_info && (system === 'legacy' || session().arrival !== undefined);
};

/**
 * The member. The point service knows whose link it was, for the whole visit; the legacy back end goes by the token, and so
 * by the look-up. A failure means that nothing is known: it never blocks check-in.
 */
export const memberQuery = ({ hotel }: AppServices) =>
  queryOptions({
    queryKey: ['member', (config().system === 'legacy' ? currentLookup() : currentVisit()).id],
    queryFn: async (): Promise<MemberProfile> => {
      const { system, api } = config();
      if (system === 'legacy') return profileOfLegacy(await hotel.ask(calls.member, undefined));
      const { arrival } = session();
      if (!arrival) return {};
      const member = await askPoints({
        origin: api.point_url.replace(/\/$/, ''),
        membershipNumber: arrival.membershipNumber,
        authorization: arrival.authorization,
        language: i18next.language,
        timeoutMs: api.timeout_ms,
        visit: currentVisit().signal,
      });
      return profileOfPoints(member, new Date());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
