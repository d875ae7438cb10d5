import { useNavigate } from '@tanstack/react-router';
import { ReturnHome } from '~/components/return-home';
import { Screen } from '~/components/screen';
import { qrText, UNSETTLED_FACTORS } from '~/domain/qr';
import { qrValues } from '~/flow/qr-values';
import { useConfig } from '~/hooks/use-config';
import { useSnapshot } from '~/hooks/use-snapshot';
import { Button } from '~/ui/button';
import { useTexts } from '~/ui/texts';
import { CodeBeside } from './code-beside';
import { useArrival } from './use-arrival';
import { Welcome } from './welcome';

/** The last screen of a check-in with a QR code: welcomes the guest and shows the code. */
export function Qr() {
  const { t } = useTexts();
  const { qr_code, display } = useConfig();
  const navigate = useNavigate();
  const code = useSnapshot(({ checkinCode }) => checkinCode);
  const { name, facilityName, stay } = useArrival();
  const text = useSnapshot(({ reservation }) => {
    // If the settings list no factors, uses those of the unsettled code, which the front desk can read.
    const factors = qr_code.factors.length > 0 ? qr_code.factors : UNSETTLED_FACTORS;
    return qrText(factors, qrValues(code, reservation));
  });
  return (
    <Screen
      path="/checkin/qr"
      layout="middle"
      actions={
        <>
          <Button action="main" look="main" onPress={() => void navigate({ to: '/', search: true })}>
            {t('views.checkin.qr_view.button')}
          </Button>
          <ReturnHome />
        </>
      }
    >
      <CodeBeside text={text} facilityName={display.show_facility_name_on_qr ? facilityName : undefined}>
        <Welcome name={name} stay={stay} what={t('views.checkin.qr_view.photo')}>
          {t('views.checkin.qr_view.text')}
        </Welcome>
      </CodeBeside>
    </Screen>
  );
}
