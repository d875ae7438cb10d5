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

/** Query for a hotel's text in one language, fetched for every guest. Fails for a text without content. */
const hotelTextQuery = (hotel: Hotel, call: Call<undefined, string>, language: string) =>
  queryOptions({
    queryKey: [call.name, language],
    queryFn: async () => {
      const content = cleanHotelHtml(await hotel.ask(call, undefined));
      if (!content) throw new HotelError({ kind: 'invalid-format' }, call.name);
      return content;
    },
    // The guest agrees to exactly this text, so it never changes while shown. The next guest gets a fresh one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Loads a text that the guest has to read. Reports a failure. */
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

/** Shows the text in a scrolling frame, or a message while it loads or after it failed. */
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

/** A hotel's word in the guest's language, beside the original in small letters for staff. */
export function HotelWord({ own, word }: { readonly own: string; readonly word: string | undefined }) {
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
