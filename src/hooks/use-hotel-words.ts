import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { comparedWord, translatedWord } from '~/domain/hotel-words';
import { isBuiltIn } from '~/domain/languages';
import { isBlank } from '~/domain/visible';
import { fetchUsualWords } from '~/i18n/hotel-words/usual';
import { useSettings } from './use-config';

/** Query for hotels' usual words. The offline shell lacks them: the hotel's own words are shown then. */
const usualWordsQuery = queryOptions({
  queryKey: ['usual-words'],
  queryFn: ({ signal }) => fetchUsualWords(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A function from a hotel's word to the guest's language, by the hotel's texts (`hotel_words`) or the usual words. */
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
  return (own) => translatedWord(own, words);
}
