import { useStore } from 'zustand';
import { type Texts, textsInUse, textsStore } from '~/i18n/texts';

/** The texts in use: `t` reads one of them, in `language`. */
export function useTexts(): Pick<Texts, 't' | 'language'> {
  // The present state, also while the build draws home: React would take the first one, which is empty.
  useStore(textsStore, textsStore.getState);
  return textsInUse();
}
