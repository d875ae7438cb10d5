import { useCallback, useEffect, useRef } from 'react';
import { isUnsigned, type Signature, signatureImage } from './paint';

/** Time after the last stroke, in ms, after which another stroke is unlikely. */
const IDLE_MS = 250;

type Image = { readonly of: Signature; readonly cssWidth: number; readonly jpeg: string };

/**
 * Creates the signature's image in advance, after the last stroke, so that the guest does not wait when
 * pressing the button.
 * @param cssWidth the displayed width of the canvas, in CSS px
 * @returns `image` returns the image of the current signature, creating it if needed, or undefined if that
 *   fails; `hold` cancels the creation while the guest is drawing
 */
export function useReadyImage(signature: Signature, cssWidth: number) {
  const ready = useRef<Image>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const image = useCallback((): string | undefined => {
    if (ready.current?.of === signature && ready.current.cssWidth === cssWidth) return ready.current.jpeg;
    const jpeg = signatureImage(signature, cssWidth);
    ready.current = jpeg === undefined ? undefined : { of: signature, cssWidth, jpeg };
    return jpeg;
  }, [signature, cssWidth]);
  const hold = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    ready.current = undefined;
    if (isUnsigned(signature) || cssWidth === 0) return;
    timer.current = setTimeout(image, IDLE_MS);
    return hold;
  }, [signature, cssWidth, image, hold]);
  return { image, hold };
}
