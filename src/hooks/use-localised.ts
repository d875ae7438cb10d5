import type { LocalisedText } from '~/config/schema';
import { usePlainTexts } from '~/ui/use-plain-texts';

/** Returns a function that picks the current language of a text in the settings; empty if it has none for it. */
export function useLocalised(): (text: LocalisedText) => string {
  const { language } = usePlainTexts();
  return (text) =>
    typeof text === 'string' ? text : (Object.entries(text).find(([name]) => name === language)?.[1] ?? '');
}
