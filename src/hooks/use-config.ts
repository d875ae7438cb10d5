import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Config, LocalisedText } from '~/config/schema';
import { config, settingsStore } from '~/config/settings';
import type { Language } from '~/domain/languages';
import { isBlank } from '~/domain/visible';
import { useSession } from './use-session';

/** The current config; renders again when new settings are applied. */
export const useConfig = (): Config => useStore(settingsStore, config);

/** The languages among which the guest may choose: all of the hotel's, and of a guest who listens those that are spoken. */
export function useOfferedLanguages(): readonly Language[] {
  const { supported } = useConfig().language;
  return useSession(({ listening }) => listening?.languages) ?? supported;
}

/** Whether the settings let guests choose the language. */
export function useOffersLanguages(): boolean {
  const { auto_language_select } = useConfig().language;
  return useOfferedLanguages().length > 1 && auto_language_select === 'browser';
}

/**
 * Returns a function that picks the current language of a text in the settings; empty if it has none for it, or one of which
 * nothing can be read.
 */
export function useLocalised(): (text: LocalisedText) => string {
  const { language } = useTranslation().i18n;
  return (text) => {
    const said =
      typeof text === 'string' ? text : Object.entries(text).find(([name]) => name === language)?.[1];
    return said !== undefined && !isBlank(said) ? said : '';
  };
}
