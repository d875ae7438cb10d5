import { useEffect } from 'react';
import { whenUntouched } from '~/device/untouched';

/** How long the staff screens may be untouched before they close, in ms. */
const IDLE_MS = 60_000;

/** Calls `onClose` when the screen has been untouched for a minute, so that guests do not find the staff screens open. */
export function useIdleClose(onClose: () => void): void {
  useEffect(() => whenUntouched(IDLE_MS, onClose).stop, [onClose]);
}
