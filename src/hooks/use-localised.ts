import type { LocalisedText } from '~/config/schema';
import { isBlank } from '~/domain/visible';
import { useTexts } from '~/ui/texts';

/**
 * Returns a function that picks the current language of a text in the settings; empty if it has none for it, or one of which
 * nothing can be read.
 */
export function useLocalised(): (text: LocalisedText) => string {
  const { language } = useTexts();
  return (text) => {
    const said =
      typeof text === 'string' ? text : Object.entries(text).find(([name]) => name === language)?.[1];
    return said !== undefined && !isBlank(said) ? said : '';
  };
}
