import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { qrText, UNSETTLED_FACTORS } from '~/domain/qr';
import { qrValues } from '~/flow/qr-values';
import { calls } from '~/hotel/calls';
import { session, updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { QrCode } from '~/ui/qr-code';
import { Screen } from '~/ui/screen';
import { CardIcon } from '~/ui/screen-icons';
import { useTexts } from '~/ui/texts';
import { useReport } from '~/ui/use-report';
import { useSnapshot } from '~/ui/use-snapshot';
import { useTask } from '~/ui/use-task';
import styles from './-finish.module.css';

export const Route = createFileRoute('/checkin/unsettled-qr')({ component: UnsettledQr });

function UnsettledQr() {
  const { t } = useTexts();
  const { journey } = Route.useRouteContext();
  const navigate = useNavigate();
  const report = useReport();
  const code = useSnapshot(({ checkinCode }) => checkinCode);
  const text = useSnapshot(({ reservation }) => qrText(UNSETTLED_FACTORS, qrValues(code, reservation)));
  const startPayment = useTask({
    work: async (stay) => {
      // Usually it came with the screen; where it could not be had then, it is asked for now.
      if (!session().payment) {
        updateSession({ payment: await journey.hotel.ask(calls.prePaymentInfo, undefined, stay) });
      }
    },
    onDone: () => navigate({ to: '/checkin/check-total', search: true }),
    onFailure: report,
  });
  return (
    <Screen
      path="/checkin/unsettled-qr"
      layout="middle"
      pending={startPayment.isPending}
      actions={
        <>
          <Button
            action="smart-payment"
            look="main"
            icon={<CardIcon />}
            pending={startPayment.isPending}
            onPress={startPayment.run}
          >
            {t('views.checkin.unsettled_qr_view.smart_payment')}
          </Button>
          <Button action="home" onPress={() => void navigate({ to: '/', search: true })}>
            {t('views.checkin.unsettled_qr_view.home')}
          </Button>
        </>
      }
    >
      <QrCode text={text} label={t('views.checkin.qr_view.code')} />
      <p className={styles.text}>{t('views.checkin.unsettled_qr_view.text')}</p>
    </Screen>
  );
}
