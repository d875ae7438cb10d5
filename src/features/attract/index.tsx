import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { settingsStore } from '~/config/settings';
import { announceReset } from '~/flow/reset';
import { useConfig } from '~/hooks/use-config';
import { useUntouched } from '~/hooks/use-untouched';
import { session } from '~/session/store';
import { endVisit } from '~/session/visit';
import { useOnline } from '~/ui/use-online';
import Attract from './attract';

/** How long home must be untouched before it is reset and the attract view is shown, in ms. */
const UNTOUCHED_MS = 60_000;

/**
 * Ends the visit when home has been untouched for a while, and shows the attract view over it. No attract view if the
 * settings turn it off, or while home shows a message: no network, or no settings.
 */
export default function AttractWhenUntouched() {
  const isWanted = useConfig().kiosk.attract;
  const hasSettings = useStore(settingsStore, ({ settings }) => settings?.source !== 'defaults');
  const isOnline = useOnline();
  const [isShown, setShown] = useState(false);
  const mayShow = isWanted && hasSettings && isOnline;

  useEffect(() => {
    // Closed by a message, the attract view does not return on its own while somebody may be reading home.
    if (!mayShow) setShown(false);
  }, [mayShow]);

  // Independent of `mayShow`, because a network that comes and goes is not a sign that the guest is still there.
  useUntouched(
    UNTOUCHED_MS,
    (_, wasTouched) => {
      // Otherwise nobody has been here since the last visit, whose end keeps its reason.
      if (wasTouched || session().deepLink) announceReset('idle');
      endVisit();
    },
    !isShown,
  );
  useUntouched(UNTOUCHED_MS, () => setShown(true), !isShown && mayShow);

  return isShown && mayShow ? <Attract onClose={() => setShown(false)} /> : null;
}
