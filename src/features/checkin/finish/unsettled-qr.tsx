import { useNavigate } from '@tanstack/react-router';
import { Screen } from '~/components/screen';
import { qrText, UNSETTLED_FACTORS } from '~/domain/qr';
import { Amount } from '~/features/payment/amount';
import { adoptPayment } from '~/flow/payment-due';
import { qrValues } from '~/flow/qr-values';
import { useNext } from '~/hooks/use-next';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useSnapshot } from '~/hooks/use-snapshot';
import { useTask } from '~/hooks/use-task';
import { calls } from '~/hotel/calls';
import { session } from '~/session/store';
import { Button } from '~/ui/button';
import { CardIcon } from '~/ui/screen-icons';
import { useTexts } from '~/ui/texts';
import { CodeBeside } from './code-beside';
import styles from './finish.module.css';

/** The screen with the QR code of a stay that is not paid yet; the guest can pay here by card. */
export function UnsettledQr() {
  const { t } = useTexts();
  const services = useServices();
  const navigate = useNavigate();
  const next = useNext('/checkin/unsettled-qr');
  const report = useReport();
  const code = useSnapshot(({ checkinCode }) => checkinCode);
  const text = useSnapshot(({ reservation }) => qrText(UNSETTLED_FACTORS, qrValues(code, reservation)));
  const { amount } = useSnapshot(({ payment }) => ({ amount: payment?.amount }));
  const startPayment = useTask({
    work: async (stay) => {
      // Normally it was loaded with the screen; if that failed, it is requested now.
      if (!session().payment) {
        adoptPayment(await services.hotel.ask(calls.prePaymentInfo, undefined, stay));
      }
    },
    onDone: next,
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
      <CodeBeside text={text}>
        <Amount yen={amount} />
        <p className={styles.text}>{t('views.checkin.unsettled_qr_view.text')}</p>
      </CodeBeside>
    </Screen>
  );
}
