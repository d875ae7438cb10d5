import { createContext, useContext } from 'react';

/** Whether text is typed with the on-screen keypad. */
export const KeypadContext = createContext(false);

/** Reads {@link KeypadContext}. */
export const useNeedsKeypad = (): boolean => useContext(KeypadContext);
