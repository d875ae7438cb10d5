import { QRCodeSVG } from 'qrcode.react';
import { QUIET_ZONE } from '~/domain/qr';
import styles from './qr-code.module.css';

/** A QR code for phones and desk scanners. Error correction level M: larger modules matter more than redundancy. */
export function QrCode({
  text,
  size,
  label,
}: {
  readonly text: string;
  /** In CSS px, by `useQrSize`. */
  readonly size: number;
  readonly label: string;
}) {
  return (
    <div className={styles.plate}>
      <QRCodeSVG
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
