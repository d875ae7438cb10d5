import type { LocalisedText } from '~/config/schema';
import { useTexts } from '~/ui/texts';

/** Says a sentence of the house in the language now shown; empty where the house has none in it. */
export function useLocalised(): (text: LocalisedText) => string {
  const { i18n } = useTexts();
  return (text) =>
    typeof text === 'string'
      ? text
      : (Object.entries(text).find(([name]) => name === i18n.language)?.[1] ?? '');
}
