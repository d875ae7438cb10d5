import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Config, LocalisedText } from '~/config/schema';
import { type Settings, settings, settingsStore } from '~/config/settings';
import { isBlank } from '~/domain/visible';

/** Reads a part of the settings and renders again when it changes. */
export const useSettings = <T>(select: (settings: Settings) => T): T =>
  useStore(settingsStore, (known) => select(settings(known)));

/** The current config; renders again when new settings are applied. */
export const useConfig = (): Config => useSettings(({ config }) => config);

/** True if guests can choose the language. */
export function useOffersLanguages(): boolean {
  const { auto_language_select, supported } = useConfig().language;
  return auto_language_select === 'browser' && supported.length > 1;
}

/** A function that picks the current language of a text in the settings; empty without a visible text. */
export function useLocalised(): (text: LocalisedText) => string {
  const { language } = useTranslation().i18n;
  return (text) => {
    const said =
      typeof text === 'string' ? text : Object.entries(text).find(([name]) => name === language)?.[1];
    return said !== undefined && !isBlank(said) ? said : '';
  };
}
