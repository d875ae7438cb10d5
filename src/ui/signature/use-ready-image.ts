import { useCallback, useEffect, useRef } from 'react';
import { isUnsigned, type Signature, signatureImage } from './paint';

/** So long after the pen was lifted nobody is about to put it down again, in ms. */
const AT_REST_MS = 250;

type Image = { readonly of: Signature; readonly cssWidth: number; readonly jpeg: string };

/**
 * Makes the signature's image while the guest is on the way to the button, which then need not wait for it.
 * @param cssWidth the width at which the guest sees the canvas, in CSS px
 * @returns `image` of what stands there now, made at once where it is not ready, undefined where it cannot be made; `hold`
 * while a stroke is being drawn
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
    timer.current = setTimeout(image, AT_REST_MS);
    return hold;
  }, [signature, cssWidth, image, hold]);
  return { image, hold };
}
