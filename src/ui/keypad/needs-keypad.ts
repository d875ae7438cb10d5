import { createContext, useContext } from 'react';

/** The setting: always, never, or if the tablet has no keyboard of its own. */
type Choice = 'on' | 'off' | 'auto';

/** The properties of the tablet that are needed; `window` has them. */
export type Tablet = {
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  readonly navigator: { readonly userAgent: string };
};

/**
 * True for a touch screen without a system keyboard. A page cannot detect that directly, so the system
 * decides: Android, iPadOS, ChromeOS and Windows have an on-screen keyboard, plain Linux does not. Chrome for
 * Android identifies itself as Linux when desktop pages are requested; it is recognised by the Contact Picker
 * API, which no other browser has.
 */
function hasOnlyTouch(tablet: Tablet): boolean {
  const { userAgent } = tablet.navigator;
  const isLinux = /\bLinux\b/.test(userAgent) && !/\bAndroid\b/.test(userAgent);
  return isLinux && !('contacts' in tablet.navigator) && tablet.matchMedia('(any-pointer: coarse)').matches;
}

/** True if text is typed with the on-screen keypad. */
export const needsKeypad = (choice: Choice, tablet: Tablet): boolean =>
  choice === 'on' || (choice === 'auto' && hasOnlyTouch(tablet));

/** Cache of media queries, as every field asks: reading an existing `MediaQueryList` is fast. */
const queries = new Map<string, MediaQueryList>();
/** The tablet that the app runs on. */
export const thisTablet: Tablet = {
  get navigator() {
    return window.navigator;
  },
  matchMedia: (query) => {
    const known = queries.get(query) ?? window.matchMedia(query);
    queries.set(query, known);
    return known;
  },
};

/** Whether this tablet uses the on-screen keypad. */
export const KeypadContext = createContext(false);

/** Reads {@link KeypadContext}. */
export const useNeedsKeypad = (): boolean => useContext(KeypadContext);
