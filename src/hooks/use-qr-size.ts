import { useEffect, useSyncExternalStore } from 'react';
import { qrModules } from '~/domain/qr';
import { countError } from '~/errors/fault';

/** The hotels' normal size, in CSS px. */
const STANDARD_PX = 250;
/** Smaller modules cannot be scanned reliably from a screen, in CSS px. */
const SMALLEST_MODULE_PX = 6;

/** Largest part of the screen for a code. */
const PART_OF_WIDTH = 0.8;
const PART_OF_HEIGHT = 0.6;

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

const room = (): number =>
  Math.floor(Math.min(window.innerWidth * PART_OF_WIDTH, window.innerHeight * PART_OF_HEIGHT));

/**
 * A readable size for the code of a text, in CSS px; long texts get larger codes. The heartbeat tells staff about
 * unreadable ones.
 * @returns undefined if no readable code fits the screen
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
