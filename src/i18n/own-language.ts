import i18next from 'i18next';
import { isBuiltIn, type TextTree } from '~/domain/languages';
import { markEnglish } from './mark-english';
import { englishIn } from './text-trees';

// Loads with the first language of the hotel's own.

export { usableTexts } from './text-trees';

const bundleOf = (language: string): TextTree => i18next.getResourceBundle(language, 'translation') ?? {};

let stopMarking: () => void = () => undefined;

i18next.on('languageChanged', (language) => {
  stopMarking();
  stopMarking = isBuiltIn(language)
    ? () => undefined
    : markEnglish(englishIn(bundleOf(language), bundleOf('en')));
});
