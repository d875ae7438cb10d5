import { useConfig } from './use-config';

/** Whether guests of this house choose the language themselves. */
export function useOffersLanguages(): boolean {
  const { auto_language_select, supported } = useConfig().language;
  return auto_language_select === 'browser' && supported.length > 1;
}
