import { queryOptions } from '@tanstack/react-query';
import { type LookOptions, lookAtQueue } from '~/flow/wait';
import { anySignal } from '~/platform/any-signal';

/**
 * Query for the guest's place in the queue. The interval begins anew with each answer, so that none is asked for while
 * another is on its way.
 * @param options.signal aborts when the guest leaves: nothing more is asked, before the screen has gone
 */
export const queueQuery = ({ signal, ...look }: LookOptions) =>
  queryOptions({
    queryKey: ['queue', look.requestId],
    queryFn: (query) => lookAtQueue({ ...look, signal: anySignal([signal, query.signal]) }),
    refetchInterval: ({ state: { data, error } }) =>
      signal.aborted || error || data?.isCalled ? false : look.intervalMs,
    // The screen of a tablet may be off while its guest waits.
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
