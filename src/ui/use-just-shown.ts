import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame';

/** Longest time between the two taps of a double tap, in ms. */
const DOUBLE_TAP_MS = 500;

/**
 * True while a screen has just come into view, if that matters to the screen: the second tap of a double tap
 * on the previous screen would hit it. Timed from the screen's first frame, independent of animations.
 */
export function useJustShown(matters: boolean): boolean {
  const [isJustShown, setJustShown] = useState(matters);
  useEffect(() => {
    if (!matters) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancelFrame = afterFrame(() => {
      timer = setTimeout(() => setJustShown(false), DOUBLE_TAP_MS);
    });
    return () => {
      cancelFrame();
      clearTimeout(timer);
    };
  }, [matters]);
  return isJustShown;
}
