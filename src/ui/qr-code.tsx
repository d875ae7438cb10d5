import { QRCodeSVG } from 'qrcode.react';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './qr-code.module.css';

/** Normal size of a code, as required by the hotel, in CSS px. */
const STANDARD_PX = 250;
/** Minimum size of a module, in CSS px: smaller ones cannot be scanned reliably from a screen. */
const SMALLEST_MODULE_PX = 6;
/** Width of the empty border, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A QR code for phones and desk scanners. Uses error correction level M, because the size of a module matters
 * more than redundancy. Long contents are drawn larger than normal to keep modules scannable, and a warning
 * is logged. `text` must not change after the first render.
 */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState(STANDARD_PX);
  useLayoutEffect(() => {
    const modules = code.current?.viewBox.baseVal.width ?? 0;
    const needed = modules * SMALLEST_MODULE_PX;
    if (needed > STANDARD_PX)
      console.warn(`The QR code has ${modules} modules a side: its contents are too long`);
    setSize(Math.max(STANDARD_PX, needed));
  }, []);
  return (
    <div className={styles.plate}>
      <QRCodeSVG
        ref={code}
        className={styles.code}
        value={text}
        size={size}
        level="M"
        marginSize={QUIET_ZONE}
        role="img"
        aria-label={label}
        data-qr
      />
    </div>
  );
}
