import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comparedWord } from '~/domain/hotel-words';
import { languageByKana } from '~/domain/kana';
import { HotelError } from '~/errors/fault';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import type { Call, Hotel } from '~/hotel/hotel';
import { Button } from '~/ui/button';
import { CleanHtml } from '~/ui/hotel-html';
import { cleanHotelHtml } from '~/ui/hotel-html-clean';
import { End } from '~/ui/more';
import { usePart } from '~/ui/use-part';
import styles from './hotel-text.module.css';
import wordStyles from './hotel-word.module.css';

const loadLinkDialog = () => import('./link-dialog');

/**
 * Query for a text from the hotel in one language, cleaned; fetched again for every guest. A text of which nothing can be
 * read, or that takes too long to be cleaned, counts as one that could not be loaded.
 */
export const hotelTextQuery = (hotel: Hotel, call: Call<undefined, string>, language: string) =>
  queryOptions({
    queryKey: [call.name, language],
    queryFn: async () => {
      const content = cleanHotelHtml(await hotel.ask(call, undefined));
      if (!content) throw new HotelError({ kind: 'invalid-format' }, call.name);
      return content;
    },
    // Never fetched again while shown: the guest agrees to exactly this text. Not kept after that: it may change.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Loads a text that the guest has to read: the agreement or the payment terms. Reports a failure to the guest. */
export function useHotelText(call: Call<undefined, string>): UseQueryResult<DocumentFragment> {
  const { hotel } = useServices();
  const { language } = useTranslation().i18n;
  const report = useReport();
  const query = useQuery(hotelTextQuery(hotel, call, language));
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
  readonly query: UseQueryResult<DocumentFragment>;
  readonly label: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}) {
  const [link, setLink] = useState<string>();
  const closeLink = () => setLink(undefined);
  const LinkDialog = usePart(loadLinkDialog, link !== undefined, closeLink);
  const text = (
    <section
      className={styles.text}
      data-scroller
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
        <>
          <CleanHtml content={query.data} onLink={setLink} />
          <End />
        </>
      )}
    </section>
  );
  return (
    <>
      {text}
      {LinkDialog && link ? <LinkDialog address={link} onClose={closeLink} /> : null}
    </>
  );
}

/** A word of the hotel's as the guest reads it; the hotel's own stands small beside it, by which staff recognise it. */
export function HotelWord({
  own,
  word,
}: {
  readonly own: string;
  /** In the guest's language, where it is known (`useHotelWords`). */
  readonly word: string | undefined;
}) {
  const language = languageByKana(own);
  if (word === undefined || comparedWord(word) === comparedWord(own))
    return language ? <span lang={language}>{own}</span> : own;
  return (
    <>
      {word}{' '}
      <span className={wordStyles.own} lang="ja">
        {own}
      </span>
    </>
  );
}
