import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReport } from '~/hooks/use-report';
import type { Call } from '~/hotel/call';
import type { Hotel } from '~/hotel/hotel';
import { Button } from '~/ui/button';
import { HotelHtml } from '~/ui/hotel-html';
import { useTexts } from '~/ui/texts';
import styles from './hotel-text.module.css';

/** A text of the hotel, in a language; read anew for every guest. */
export const hotelTextQuery = (hotel: Hotel, call: Call<undefined, string>, language: string) =>
  queryOptions({
    queryKey: [call.name, language],
    queryFn: () => hotel.ask(call, undefined),
    // The hotel may have changed it, and the guest agrees to what stands here.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** A text of the hotel that a guest has to read: the agreement, the payment terms. */
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

/** The text in a frame that scrolls by itself; while it is loading, and where it could not be had, words instead. */
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reachable by keyboard.
      tabIndex={0}
      aria-label={label}
      aria-busy={query.isFetching || undefined}
    >
      {query.data === undefined ? (
        <div className={styles.instead} role="status">
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
