import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { called, comparedWord } from '~/domain/hotel-words';
import { isBuiltIn } from '~/domain/languages';
import { isBlank } from '~/domain/visible';
import { fetchUsualWords } from '~/i18n/hotel-words/usual';
import { useSettings } from './use-config';

/** Query for the usual words of hotels. They are not in the offline shell: without them the hotel's own words are shown. */
const usualWordsQuery = queryOptions({
  queryKey: ['usual-words'],
  queryFn: ({ signal }) => fetchUsualWords(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Returns a function from a hotel's own word, such as a room type or a line of the bill, to what it is called in the guest's
 * language: by the hotel's texts (`hotel_words`), else by the usual words; in English where a language has none. Undefined where
 * nobody has said so, and while the usual words are loading.
 */
export function useHotelWords(): (own: string) => string | undefined {
  const { language } = useTranslation().i18n;
  const isJapanese = language === 'ja';
  const { data: usual } = useQuery({ ...usualWordsQuery, enabled: !isJapanese });
  const overlays = useSettings((known) => known.overlays);
  const words = useMemo(() => {
    const all = new Map<string, string>();
    for (const { own, called } of (isJapanese ? undefined : usual) ?? []) {
      const word = called[language] ?? called.en;
      if (word !== undefined) for (const spelling of own) all.set(comparedWord(spelling), word);
    }
    const behind = isBuiltIn(language) ? {} : overlays.en?.hotel_words;
    for (const [own, word] of [behind, overlays[language]?.hotel_words].flatMap((words) =>
      Object.entries(words ?? {}),
    )) {
      if (typeof word === 'string' && !isBlank(word)) all.set(comparedWord(own), word);
    }
    return all;
  }, [usual, overlays, language, isJapanese]);
  return (own) => called(own, words);
}
