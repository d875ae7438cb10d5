import { queryOptions } from '@tanstack/react-query';
import { anySignal } from '~/domain/any-signal';
import { type LookOptions, lookAtQueue } from '~/flow/wait';

/**
 * Query for the guest's place in the queue. The interval begins anew with each answer, so that none is asked for while
 * another is on its way.
 * @param options.signal aborts when the guest leaves: nothing more is asked, before the screen has gone
 */
export const queueQuery = ({ signal, intervalMs, ...look }: LookOptions & { readonly intervalMs: number }) =>
  queryOptions({
    queryKey: ['queue', look.requestId],
    queryFn: (query) => lookAtQueue({ ...look, signal: anySignal([signal, query.signal]) }),
    refetchInterval: ({ state: { data, error } }) =>
      signal.aborted || error || data?.isCalled ? false : intervalMs,
    // The screen of a tablet may be off while its guest waits.
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
