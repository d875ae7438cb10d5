import { useEffect, useSyncExternalStore } from 'react';
import { qrModules } from '~/domain/qr';
import { countError } from '~/errors/fault';

/** Normal size of a code, as required by the hotel, in CSS px. */
const STANDARD_PX = 250;
/** Minimum size of a module, in CSS px: smaller ones cannot be scanned reliably from a screen. */
const SMALLEST_MODULE_PX = 6;

/** How much of the screen a code may take: the rest is for what stands around it. */
const PART_OF_WIDTH = 0.8;
const PART_OF_HEIGHT = 0.6;

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

const room = (): number =>
  Math.floor(Math.min(window.innerWidth * PART_OF_WIDTH, window.innerHeight * PART_OF_HEIGHT));

/**
 * The size at which phones and desk scanners can read the code of a text, in CSS px. Long contents are drawn larger than
 * normal, as far as the screen allows; staff hear of those that no size makes readable, from the heartbeat.
 * @returns undefined if no code that can be read from this screen holds the text
 */
export function useQrSize(text: string): number | undefined {
  const most = useSyncExternalStore(onResize, room);
  const modules = qrModules(text);
  const needed = modules === undefined ? Number.POSITIVE_INFINITY : modules * SMALLEST_MODULE_PX;
  const isReadable = needed <= most;
  useEffect(() => {
    if (needed > STANDARD_PX) console.warn(`The contents of the QR code are too long: ${text.length} bytes`);
    if (!isReadable) countError('qr-code');
  }, [needed, isReadable, text]);
  return isReadable ? Math.min(most, Math.max(STANDARD_PX, needed)) : undefined;
}
