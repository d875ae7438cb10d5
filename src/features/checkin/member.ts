import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Config } from '~/config/schema';
import type { MemberProfile } from '~/domain/member';
import { askMember, hasMemberService, memberKnownBy } from '~/flow/member';
import { useConfig } from '~/hooks/use-config';
import type { AppServices } from '~/hooks/use-services';
import { useSession } from '~/hooks/use-session';
import { currentLookup, currentVisit } from '~/session/visit';

/** Query for the member's profile, once per visit (deep link) or per look-up (token). A failure never blocks check-in. */
const memberQuery = ({ hotel }: AppServices, config: Config) =>
  queryOptions({
    queryKey: ['member', (memberKnownBy(config) === 'token' ? currentLookup() : currentVisit()).id],
    queryFn: () => askMember(hotel),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The member's profile before the look-up; undefined while it loads. */
export function useMemberBeforeSearch(services: AppServices): MemberProfile | undefined {
  const config = useConfig();
  const hasService = useSession((known) => hasMemberService(config, known));
  const enabled = hasService && memberKnownBy(config) === 'deep-link';
  return useQuery({ ...memberQuery(services, config), enabled }).data;
}

/** Longest wait for the member service, in ms. */
const TIMEOUT_MS = 3000;

/** Loads the profile while the guest reads. @returns waits for it; undefined if the service fails or is slow */
export function useMember(services: AppServices): () => Promise<MemberProfile | undefined> {
  const config = useConfig();
  const hasService = useSession((known) => hasMemberService(config, known));
  const queryClient = useQueryClient();
  // Created once: a step back to the search begins a new look-up, which would change the key.
  const [query] = useState(() => memberQuery(services, config));
  useQuery({ ...query, enabled: hasService });
  return async () => {
    if (!hasService) return undefined;
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS, undefined));
    return Promise.race([queryClient.ensureQueryData(query).catch(() => undefined), timeout]);
  };
}
