import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Config } from '~/config/schema';
import type { MemberProfile } from '~/domain/member';
import { askMember, hasMemberService, memberKnownBy } from '~/flow/member';
import { useConfig } from '~/hooks/use-config';
import type { AppServices } from '~/hooks/use-services';
import { useSession } from '~/hooks/use-session';
import { currentLookup, currentVisit } from '~/session/visit';

/**
 * Query for the member's profile. A service that identifies the guest by deep link is asked once per visit; one that does
 * so by token, once per look-up of a reservation. A failure means an unknown member; it never blocks check-in.
 */
const memberQuery = ({ hotel }: AppServices, config: Config) =>
  queryOptions({
    queryKey: ['member', (memberKnownBy(config) === 'token' ? currentLookup() : currentVisit()).id],
    queryFn: () => askMember(hotel),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The member's profile where it is known before a reservation is looked up; undefined while it is loading. */
export function useMemberBeforeSearch(services: AppServices): MemberProfile | undefined {
  const config = useConfig();
  const hasService = useSession((known) => hasMemberService(config, known));
  const enabled = hasService && memberKnownBy(config) === 'deep-link';
  return useQuery({ ...memberQuery(services, config), enabled }).data;
}

/** Longest time a guest waits for the member service, in ms. */
const TIMEOUT_MS = 3000;

/**
 * Starts loading the member's profile while the guest reads the screen.
 * @returns a function that waits for the profile; undefined if the service fails or takes too long, as check-in does not depend on
 *   it
 */
export function useMember(services: AppServices): () => Promise<MemberProfile | undefined> {
  const config = useConfig();
  const hasService = useSession((known) => hasMemberService(config, known));
  const queryClient = useQueryClient();
  // Created once: when the guest goes back to the search, a new look-up has already begun, which would change the key.
  const [query] = useState(() => memberQuery(services, config));
  useQuery({ ...query, enabled: hasService });
  return async () => {
    if (!hasService) return undefined;
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS, undefined));
    return Promise.race([queryClient.ensureQueryData(query).catch(() => undefined), timeout]);
  };
}
