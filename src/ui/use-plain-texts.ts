import { useStore } from 'zustand';
import type { Language } from '~/domain/languages';
import type { TextKey } from '~/i18n/keys';
import { currentLanguage, plainText, textsStore } from '~/i18n/texts';

/**
 * The texts without parameters, and the language in use. For what home consists of: everything else uses `useTexts`, which
 * needs i18next.
 */
export function usePlainTexts(): { readonly t: (key: TextKey) => string; readonly language: Language } {
  // The present state, also while the build draws home: React would take the first one, which is empty.
  useStore(textsStore, textsStore.getState);
  return { t: plainText, language: currentLanguage() };
}
