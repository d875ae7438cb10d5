import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Screen } from '~/components/screen';
import { isDue } from '~/domain/payment';
import { qrText, UNSETTLED_FACTORS } from '~/domain/qr';
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
import { useTexts } from '~/ui/texts';
import { CodeBeside } from './code-beside';
import { useArrival } from './use-arrival';
import { type Qr, WaysToPay } from './ways-to-pay';
import { Welcome } from './welcome';

/**
 * The screen of a guest who has checked in and has not paid yet: by card here, or at the front desk with the QR code. Where
 * there is nothing to pay, it says so and is like the QR code of a stay that is paid.
 */
export function UnsettledQr() {
  const services = useServices();
  const navigate = useNavigate();
  const next = useNext('/checkin/unsettled-qr');
  const report = useReport();
  const code = useSnapshot(({ checkinCode }) => checkinCode);
  const text = useSnapshot(({ reservation }) => qrText(UNSETTLED_FACTORS, qrValues(code, reservation)));
  const [payment, setPayment] = useState(session().payment);
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
  const goHome = () => void navigate({ to: '/', search: true });
  const qr = { text, size: useQrSize(text) };
  if (payment !== undefined && payment.amount <= 0) return <NothingToPay qr={qr} onHome={goHome} />;
  return (
    <Screen path="/checkin/unsettled-qr" layout="fill" pending={startPayment.isPending}>
      <WaysToPay
        amount={payment?.amount}
        qr={qr}
        isOpening={startPayment.isPending}
        onCard={startPayment.run}
        onDesk={goHome}
      />
    </Screen>
  );
}

function NothingToPay({ qr: { text, size }, onHome }: { readonly qr: Qr; readonly onHome: () => void }) {
  const { t } = useTexts();
  const { name, stay } = useArrival();
  const hasCode = size !== undefined;
  const words = (
    <Welcome
      name={name}
      stay={stay}
      what={t(hasCode ? 'views.checkin.qr_view.photo' : 'views.checkin.complete_view.key_hint')}
    >
      {t(hasCode ? 'views.checkin.unsettled_qr_view.nothing_to_pay' : 'views.checkin.qr_view.no_code')}
    </Welcome>
  );
  return (
    <Screen
      path="/checkin/unsettled-qr"
      title={hasCode ? 'views.checkin.qr_view.title' : 'views.checkin.complete_view.title'}
      layout="middle"
      actions={
        <Button action="home" look="main" onPress={onHome}>
          {t('views.checkin.qr_view.button')}
        </Button>
      }
    >
      {hasCode ? (
        <CodeBeside text={text} size={size}>
          {words}
        </CodeBeside>
      ) : (
        <Scene src={picture}>{words}</Scene>
      )}
    </Screen>
  );
}
