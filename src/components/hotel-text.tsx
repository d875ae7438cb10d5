import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReport } from '~/hooks/use-report';
import type { Call } from '~/hotel/call';
import type { Hotel } from '~/hotel/hotel';
import { Button } from '~/ui/button';
import { HotelHtml } from '~/ui/hotel-html';
import { useTexts } from '~/ui/texts';
import styles from './hotel-text.module.css';

/** Query for a text from the hotel in one language; fetched again for every guest. */
export const hotelTextQuery = (hotel: Hotel, call: Call<undefined, string>, language: string) =>
  queryOptions({
    queryKey: [call.name, language],
    queryFn: () => hotel.ask(call, undefined),
    // Never fetched again while shown: the guest agrees to exactly this text. Not kept after that: it may change.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Loads a text that the guest has to read: the agreement or the payment terms. Reports a failure to the guest. */
export function useHotelText(hotel: Hotel, call: Call<undefined, string>): UseQueryResult<string> {
  const { i18n } = useTexts();
  const report = useReport();
  const query = useQuery(hotelTextQuery(hotel, call, i18n.language));
  const { error } = query;
  useEffect(() => {
    if (error) report(error);
  }, [error, report]);
  return query;
}

/** Shows the text in a scrolling frame; while it is loading, or if it could not be loaded, a message instead. */
export function HotelText({
  query,
  label,
  loading,
  failed,
  retry,
}: {
  readonly query: UseQueryResult<string>;
  readonly label: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}) {
  return (
    <section
      className={styles.text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard.
      tabIndex={0}
      aria-label={label}
      aria-busy={query.isFetching || undefined}
    >
      {query.data === undefined ? (
        <div className={styles.placeholder} role="status">
          {query.isFetching ? (
            <p>{loading}</p>
          ) : (
            <>
              <p>{failed}</p>
              <Button action="reload" onPress={() => void query.refetch()}>
                {retry}
              </Button>
            </>
          )}
        </div>
      ) : (
        <HotelHtml html={query.data} />
      )}
    </section>
  );
}
