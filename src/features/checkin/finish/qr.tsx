import { useNavigate } from '@tanstack/react-router';
import { Screen } from '~/components/screen';
import { qrText, UNSETTLED_FACTORS } from '~/domain/qr';
import { qrValues } from '~/flow/qr-values';
import { useConfig } from '~/hooks/use-config';
import { useReturnHome } from '~/hooks/use-return-home';
import { useSnapshot } from '~/hooks/use-snapshot';
import { session } from '~/session/store';
import { Button } from '~/ui/button';
import { QrCode } from '~/ui/qr-code';
import { useTexts } from '~/ui/texts';
import styles from './finish.module.css';

export function Qr() {
  const { t } = useTexts();
  const { qr_code, display } = useConfig();
  const navigate = useNavigate();
  const code = useSnapshot(({ checkinCode }) => checkinCode);
  useReturnHome();
  const { text, facilityName } = useSnapshot(() => {
    const { reservation } = session();
    // If the settings list no factors, uses those of the unsettled code, which the front desk can read.
    const factors = qr_code.factors.length > 0 ? qr_code.factors : UNSETTLED_FACTORS;
    return { text: qrText(factors, qrValues(code, reservation)), facilityName: reservation?.facilityName };
  });
  return (
    <Screen
      path="/checkin/qr"
      layout="middle"
      actions={
        <Button action="main" look="main" onPress={() => void navigate({ to: '/', search: true })}>
          {t('views.checkin.qr_view.button')}
        </Button>
      }
    >
      {display.show_facility_name_on_qr && facilityName !== undefined ? (
        <p className={styles.facility} data-field="facilityName">
          {facilityName}
        </p>
      ) : null}
      <QrCode text={text} label={t('views.checkin.qr_view.code')} />
      <p className={styles.text}>{t('views.checkin.qr_view.text')}</p>
    </Screen>
  );
}
