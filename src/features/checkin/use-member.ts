import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { MemberProfile } from '~/domain/member';
import { memberInTime } from '~/flow/member';
import type { AppServices } from '~/hooks/use-services';
import { hasMemberService, memberQuery } from './member';

/**
 * Starts asking about the member while the guest reads, and gives what is known when it is needed: undefined where the
 * service fails or takes too long.
 */
export function useMember(services: AppServices): () => Promise<MemberProfile | undefined> {
  const queryClient = useQueryClient();
  // Made once: on the way back to the search another look-up has begun already.
  const [query] = useState(() => memberQuery(services));
  useQuery({ ...query, enabled: hasMemberService() });
  return useCallback(async () => {
    if (!hasMemberService()) return undefined;
    return memberInTime(queryClient.ensureQueryData(query));
  }, [queryClient, query]);
}
