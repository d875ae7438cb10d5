import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { MemberProfile } from '~/domain/member';
import type { Journey } from '../-journey';
import { hasMemberService, MEMBER_PATIENCE_MS, memberQuery } from './-member';

/**
 * Starts asking about the member while the guest reads, and gives what is known when it is needed: undefined where the
 * service fails or takes too long.
 */
export function useMember(journey: Journey): () => Promise<MemberProfile | undefined> {
  const queryClient = useQueryClient();
  // Made once: on the way back to the search another look-up has begun already.
  const [query] = useState(() => memberQuery(journey));
  useQuery({ ...query, enabled: hasMemberService() });
  return useCallback(async () => {
    if (!hasMemberService()) return undefined;
    const answer = queryClient.ensureQueryData(query).catch(() => undefined);
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, MEMBER_PATIENCE_MS, undefined));
    return Promise.race([answer, patience]);
  }, [queryClient, query]);
}
