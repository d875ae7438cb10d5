import { useConfig } from './use-config';

/** Whether the settings let guests choose the language. */
export function useOffersLanguages(): boolean {
  const { auto_language_select, supported } = useConfig().language;
  return auto_language_select === 'browser' && supported.length > 1;
}
