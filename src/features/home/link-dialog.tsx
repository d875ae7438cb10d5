import { QRCodeSVG } from 'qrcode.react';
import { useEffect } from 'react';
import { onVisitEnd } from '~/session/visit';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useTexts, withTexts } from '~/ui/texts';
import styles from './link-dialog.module.css';

/** Shows a QR code that opens an external page on the guest's phone: the tablet itself never leaves the app. */
function LinkDialog({ address, onClose }: { readonly address: string; readonly onClose: () => void }) {
  const { t } = useTexts();
  useEffect(() => onVisitEnd(onClose), [onClose]);
  return (
    <Dialog
      title={t('dialogs.link.title')}
      onDismiss={onClose}
      actions={
        <Button action="close" onPress={onClose} autoFocus>
          {t('app.close')}
        </Button>
      }
    >
      <div className={styles.link}>
        <p>{t('dialogs.link.text')}</p>
        <QRCodeSVG value={address} title={address} size={250} level="M" marginSize={4} />
        <p className={styles.address}>{address}</p>
      </div>
    </Dialog>
  );
}

export default withTexts(LinkDialog);
