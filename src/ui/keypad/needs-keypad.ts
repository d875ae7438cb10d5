import { createContext, useContext } from 'react';

/** What the settings say: always, never, or where the tablet has no keyboard of its own. */
type Choice = 'on' | 'off' | 'auto';

/** What is asked of the tablet: a browser's `window` is one. */
export type Tablet = {
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  readonly navigator: { readonly userAgent: string };
};

/**
 * Whether a tablet has a touch screen and no keyboard of its system to go with it. No page is told that, so the system
 * decides: Android, iPadOS, ChromeOS and Windows bring a keyboard, a Linux with nothing but a browser does not.
 * Chrome for Android that was asked for desktop pages calls itself Linux; it alone can look into a phone's contacts.
 */
function isTouchAlone(tablet: Tablet): boolean {
  const { userAgent } = tablet.navigator;
  const isLinux = /\bLinux\b/.test(userAgent) && !/\bAndroid\b/.test(userAgent);
  return isLinux && !('contacts' in tablet.navigator) && tablet.matchMedia('(any-pointer: coarse)').matches;
}

/** Whether text is typed on the keypad drawn in the page. */
export const needsKeypad = (choice: Choice, tablet: Tablet): boolean =>
  choice === 'on' || (choice === 'auto' && isTouchAlone(tablet));

/** Asked by every field of every screen: the browser answers a query that it follows already at once. */
const followed = new Map<string, MediaQueryList>();
/** The tablet that the app runs on. */
export const thisTablet: Tablet = {
  get navigator() {
    return window.navigator;
  },
  matchMedia: (query) => {
    const known = followed.get(query) ?? window.matchMedia(query);
    followed.set(query, known);
    return known;
  },
};

/** Whether text is typed on the keypad on this tablet. */
export const KeypadContext = createContext(false);

/** The same, for a field. */
export const useNeedsKeypad = (): boolean => useContext(KeypadContext);
