import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { config } from '~/config/settings';
import type { MemberProfile } from '~/domain/member';
import { isBlank } from '~/domain/visible';
import type { AppServices } from '~/hooks/use-services';
import { dialectOf } from '~/hotel/dialects';
import { currentLanguage } from '~/i18n/texts';
import { session } from '~/session/store';
import { currentLookup, currentVisit } from '~/session/visit';

const memberService = () => dialectOf(config()).memberService;

/** Whether the member can be looked up now: a service outside the hotel's back end needs the number in the deep link. */
const hasMemberService = (): boolean =>
  config().display.use_membership_info &&
  (memberService().knownBy === 'token' || !isBlank(session().deepLink?.membershipNumber ?? ''));

/** Whether the member is known before a reservation is looked up. */
export const isKnownBeforeSearch = (): boolean =>
  memberService().knownBy === 'deep-link' && hasMemberService();

/**
 * Query for the member's profile. A service that identifies the guest by deep link is asked once per visit; one that does
 * so by token, once per look-up of a reservation. A failure means an unknown member; it never blocks check-in.
 */
export const memberQuery = ({ hotel }: AppServices) =>
  queryOptions({
    queryKey: ['member', (memberService().knownBy === 'token' ? currentLookup() : currentVisit()).id],
    queryFn: async (): Promise<MemberProfile> => {
      const service = memberService();
      if (service.knownBy === 'token') return service.ask(hotel);
      const { deepLink } = session();
      if (!deepLink) return {};
      const { api } = config();
      return service.ask({
        origin: api.point_url.replace(/\/$/, ''),
        membershipNumber: deepLink.membershipNumber,
        authorization: deepLink.authorization,
        language: currentLanguage(),
        timeoutMs: api.timeout_ms,
        visit: currentVisit().signal,
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Longest time a guest waits for the member service, in ms. */
const TIMEOUT_MS = 3000;

/**
 * Starts loading the member's profile while the guest reads the screen.
 * @returns a function that waits for the profile; undefined if the service fails or takes too long, as check-in does not depend on
 *   it
 */
export function useMember(services: AppServices): () => Promise<MemberProfile | undefined> {
  const queryClient = useQueryClient();
  // Created once: when the guest goes back to the search, a new look-up has already begun, which would change the key.
  const [query] = useState(() => memberQuery(services));
  useQuery({ ...query, enabled: hasMemberService() });
  return async () => {
    if (!hasMemberService()) return undefined;
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS, undefined));
    return Promise.race([queryClient.ensureQueryData(query).catch(() => undefined), timeout]);
  };
}
