import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Config, LocalisedText } from '~/config/schema';
import { offeredLanguages, type Settings, settings, settingsStore } from '~/config/settings';
import { type Language, nameOfLanguage } from '~/domain/languages';
import { isBlank } from '~/domain/visible';
import { useSession } from './use-session';

/** Reads a part of the settings and renders again when it changes. */
export const useSettings = <T>(select: (settings: Settings) => T): T =>
  useStore(settingsStore, (known) => select(settings(known)));

/** The current config; renders again when new settings are applied. */
export const useConfig = (): Config => useSettings(({ config }) => config);

type LanguageChoice = { readonly tag: Language; readonly name: string };

/** The languages that guests can choose, for a listener the spoken ones; none if the settings choose. */
export function useLanguageChoices(): readonly LanguageChoice[] {
  const known = useSettings((all) => all);
  const spoken = useSession(({ listening }) => listening?.languages);
  return useMemo(() => {
    if (known.config.language.auto_language_select !== 'browser') return [];
    const offered = offeredLanguages(known).filter((tag) => spoken?.includes(tag) ?? true);
    const choices = offered.map((tag) => ({
      tag,
      name: nameOfLanguage(tag, known.overlays) ?? tag,
    }));
    return choices.length > 1 ? choices : [];
  }, [known, spoken]);
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
