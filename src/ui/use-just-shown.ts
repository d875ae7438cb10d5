import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame';

/** Two taps of a double tap are less than this apart, in ms. */
const DOUBLE_TAP_MS = 400;

/**
 * Whether a screen has only just come into view, where that matters: the second half of a double tap on the screen before
 * falls on the same place. Counted by the clock from the screen's first frame, whatever moves on it.
 */
export function useJustShown(matters: boolean): boolean {
  const [isJustShown, setJustShown] = useState(matters);
  useEffect(() => {
    if (!matters) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = afterFrame(() => {
      timer = setTimeout(() => setJustShown(false), DOUBLE_TAP_MS);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [matters]);
  return isJustShown;
}
