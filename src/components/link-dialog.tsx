import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useQrSize } from '~/hooks/use-qr-size';
import { onVisitEnd } from '~/session/visit';
import { MessageDialog } from '~/ui/dialog';
import { QrCode } from '~/ui/qr-code';
import styles from './link-dialog.module.css';

/** Shows the QR code of an outside page for the guest's phone: the tablet never leaves the app. */
export default function LinkDialog({
  address,
  onClose,
}: {
  readonly address: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const size = useQrSize(address);
  useEffect(() => onVisitEnd(onClose), [onClose]);
  return (
    <MessageDialog title={t('dialogs.link.title')} onClose={onClose}>
      <div className={styles.link}>
        {size === undefined ? (
          <p>{t('app.front_desk_help')}</p>
        ) : (
          <>
            <p>{t('dialogs.link.text')}</p>
            <QrCode text={address} size={size} label={address} />
          </>
        )}
        <p className={styles.address}>{address}</p>
      </div>
    </MessageDialog>
  );
}
