import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Screen } from '~/components/screen';
import { isDue } from '~/domain/payment';
import { qrText, UNSETTLED_FACTORS } from '~/domain/qr';
import { Amount } from '~/features/payment/amount';
import { adoptPayment } from '~/flow/pay';
import { qrValues } from '~/flow/qr-values';
import { useNext } from '~/hooks/use-next';
import { useQrSize } from '~/hooks/use-qr-size';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useSnapshot } from '~/hooks/use-snapshot';
import { useTask } from '~/hooks/use-task';
import { calls } from '~/hotel/calls';
import { session } from '~/session/store';
import picture from '~/ui/art/key.svg';
import { Button } from '~/ui/button';
import { Scene } from '~/ui/scene';
import { CardIcon } from '~/ui/screen-icons';
import { useTexts } from '~/ui/texts';
import { CodeBeside } from './code-beside';
import styles from './finish.module.css';
import { useArrival } from './use-arrival';
import { Welcome } from './welcome';

/**
 * The screen with the QR code of a stay that is not paid yet; the guest can pay here by card. Where there is nothing to
 * pay, it says so and is like the QR code of a stay that is paid.
 */
export function UnsettledQr() {
  const { t } = useTexts();
  const services = useServices();
  const navigate = useNavigate();
  const next = useNext('/checkin/unsettled-qr');
  const report = useReport();
  const code = useSnapshot(({ checkinCode }) => checkinCode);
  const text = useSnapshot(({ reservation }) => qrText(UNSETTLED_FACTORS, qrValues(code, reservation)));
  const { name, stay } = useArrival();
  const [payment, setPayment] = useState(session().payment);
  const owesNothing = payment !== undefined && payment.amount <= 0;
  const size = useQrSize(text);
  const hasCode = size !== undefined;
  const startPayment = useTask({
    work: async (stay) => {
      // Normally it was loaded with the screen; if that failed, it is requested now.
      if (!session().payment) {
        adoptPayment(await services.hotel.ask(calls.prePaymentInfo, undefined, stay));
      }
    },
    onDone: () => {
      const { payment } = session();
      setPayment(payment);
      return isDue(payment) ? next() : undefined;
    },
    onFailure: report,
  });
  const titleWithoutPayment = hasCode ? 'views.checkin.qr_view.title' : 'views.checkin.complete_view.title';
  const words = owesNothing ? (
    <Welcome
      name={name}
      stay={stay}
      what={t(hasCode ? 'views.checkin.qr_view.photo' : 'views.checkin.complete_view.key_hint')}
    >
      {t(hasCode ? 'views.checkin.unsettled_qr_view.nothing_to_pay' : 'views.checkin.qr_view.no_code')}
    </Welcome>
  ) : (
    <>
      <Amount yen={payment?.amount} />
      <p className={styles.text}>
        {t(hasCode ? 'views.checkin.unsettled_qr_view.text' : 'views.checkin.qr_view.no_code')}
      </p>
    </>
  );
  return (
    <Screen
      path="/checkin/unsettled-qr"
      title={owesNothing ? titleWithoutPayment : undefined}
      layout="middle"
      pending={startPayment.isPending}
      actions={
        <>
          {owesNothing ? null : (
            <Button
              action="smart-payment"
              look="main"
              icon={<CardIcon />}
              pending={startPayment.isPending}
              onPress={startPayment.run}
            >
              {t('views.checkin.unsettled_qr_view.smart_payment')}
            </Button>
          )}
          <Button
            action="home"
            look={owesNothing ? 'main' : 'second'}
            onPress={() => void navigate({ to: '/', search: true })}
          >
            {t(owesNothing ? 'views.checkin.qr_view.button' : 'views.checkin.unsettled_qr_view.home')}
          </Button>
        </>
      }
    >
      {size === undefined ? (
        <Scene src={picture}>{words}</Scene>
      ) : (
        <CodeBeside text={text} size={size}>
          {words}
        </CodeBeside>
      )}
    </Screen>
  );
}
