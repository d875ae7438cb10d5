import { createContext, useContext } from 'react';

/** True if guests type with the on-screen keypad. */
export const KeypadContext = createContext(false);

/** Reads {@link KeypadContext}. */
export const useNeedsKeypad = (): boolean => useContext(KeypadContext);
