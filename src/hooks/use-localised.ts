import type { LocalisedText } from '~/config/schema';
import { useTexts } from '~/ui/texts';

/** Returns a function that picks the current language of a text in the settings; empty if it has none for it. */
export function useLocalised(): (text: LocalisedText) => string {
  const { i18n } = useTexts();
  return (text) =>
    typeof text === 'string'
      ? text
      : (Object.entries(text).find(([name]) => name === i18n.language)?.[1] ?? '');
}
