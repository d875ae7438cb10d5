import { QRCodeSVG } from 'qrcode.react';
import { QUIET_ZONE } from '~/domain/qr';
import styles from './qr-code.module.css';

/**
 * A QR code for phones and desk scanners. Uses error correction level M, because the size of a module matters more than
 * redundancy.
 */
export function QrCode({
  text,
  size,
  label,
}: {
  readonly text: string;
  /** In CSS px; `useQrSize` says at which size it can be read. */
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
