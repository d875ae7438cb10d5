import type { ReactNode } from 'react';
import { QrCode } from '~/ui/qr-code';
import { useTexts } from '~/ui/texts';
import styles from './finish.module.css';

/** A guest's QR code for the front desk, with words beside it. */
export function CodeBeside({
  text,
  size,
  facilityName,
  children,
}: {
  readonly text: string;
  /** In CSS px. */
  readonly size: number;
  /** Shown above the code. */
  readonly facilityName?: string | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <div className={styles.show} data-beside>
      <div className={styles.code}>
        {facilityName === undefined ? null : (
          <p className={styles.facility} data-field="facilityName">
            {facilityName}
          </p>
        )}
        <QrCode text={text} size={size} label={t('views.checkin.qr_view.code')} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
