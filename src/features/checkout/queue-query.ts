import { queryOptions } from '@tanstack/react-query';
import { type LookOptions, lookAtQueue } from '~/flow/wait';
import { anySignal } from '~/platform/any-signal';

/**
 * Query for the place in the queue. The interval starts after each answer, so calls never overlap.
 * @param options.signal aborts when the guest leaves: no call goes out after that
 */
export const queueQuery = ({ signal, ...look }: LookOptions) =>
  queryOptions({
    queryKey: ['queue', look.requestId],
    queryFn: (query) => lookAtQueue({ ...look, signal: anySignal([signal, query.signal]) }),
    refetchInterval: ({ state: { data, error } }) =>
      signal.aborted || error || data?.isCalled ? false : look.intervalMs,
    // The screen may turn off while the guest waits.
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
