import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { settingsStore } from '~/config/settings';
import { announceReset } from '~/flow/reset';
import { useConfig } from '~/hooks/use-config';
import { endVisit } from '~/session/visit';
import { useOnline } from '~/ui/use-online';
import { Attract } from './attract';

/** How long home stands untouched before it becomes an invitation, in ms. */
const UNTOUCHED_MS = 60_000;
const TOUCHES = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/**
 * Makes a home that nobody touches a fresh one, and turns it into an invitation, unless the house wants none or home has
 * something to tell: no network, no settings.
 */
export default function AttractWhenUntouched() {
  const isWanted = useConfig().kiosk.attract;
  const hasSettings = useStore(settingsStore, ({ settings }) => settings?.source !== 'defaults');
  const isOnline = useOnline();
  const [isShown, setShown] = useState(false);
  const mayShow = isWanted && hasSettings && isOnline;

  useEffect(() => {
    // What had to make way for a message does not come back under the hands of who reads it.
    if (!mayShow) setShown(false);
  }, [mayShow]);

  useEffect(() => {
    if (isShown) return;
    // A network that comes and goes is no touch: whoever began to choose here has gone.
    return whenUntouched(() => {
      announceReset('idle');
      endVisit();
    });
  }, [isShown]);

  useEffect(() => {
    return isShown || !mayShow ? undefined : whenUntouched(() => setShown(true));
  }, [isShown, mayShow]);

  return isShown && mayShow ? <Attract onClose={() => setShown(false)} /> : null;
}

/** Does something each time nobody has touched the screen for a minute. Returns the function that ends it. */
function whenUntouched(act: () => void): () => void {
  let timer = setTimeout(act, UNTOUCHED_MS);
  const startAnew = () => {
    clearTimeout(timer);
    timer = setTimeout(act, UNTOUCHED_MS);
  };
  for (const touch of TOUCHES) window.addEventListener(touch, startAnew, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const touch of TOUCHES) window.removeEventListener(touch, startAnew, true);
  };
}
