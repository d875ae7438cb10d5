import { QRCodeSVG } from 'qrcode.react';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './qr-code.module.css';

/** Largest edge of a code as the hotel wants it, in CSS px. */
const STANDARD_PX = 250;
/** Smaller modules than this are not read reliably from a glass screen, in CSS px. */
const SMALLEST_MODULE_PX = 6;
/** Empty modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A QR code that a phone and a desk scanner can read: error correction M, for the size of a module matters more than
 * redundancy. Long contents that would make modules too small are drawn larger, and staff are told. Its text is for good.
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
