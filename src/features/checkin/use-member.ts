import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { MemberProfile } from '~/domain/member';
import { memberInTime } from '~/flow/member';
import type { AppServices } from '~/hooks/use-services';
import { hasMemberService, memberQuery } from './member';

/**
 * Starts loading the member's profile while the guest reads the screen.
 * @returns a function that waits for the profile; undefined if the service fails or takes too long
 */
export function useMember(services: AppServices): () => Promise<MemberProfile | undefined> {
  const queryClient = useQueryClient();
  // Created once: when the guest goes back to the search, a new look-up has already begun, which would change the key.
  const [query] = useState(() => memberQuery(services));
  useQuery({ ...query, enabled: hasMemberService() });
  return useCallback(async () => {
    if (!hasMemberService()) return undefined;
    return memberInTime(queryClient.ensureQueryData(query));
  }, [queryClient, query]);
}
