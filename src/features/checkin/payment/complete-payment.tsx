import { CompletePayment } from '~/features/payment/complete-payment';
import { usePayment } from '~/features/payment/use-payment';
import { rereadCode } from '~/flow/pay';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useTask } from '~/hooks/use-task';
import { useTexts } from '~/ui/texts';

/** The screen after a payment at check-in; reads the state for the QR code again before it goes on. */
export function CheckinPaid() {
  const { t } = useTexts();
  const services = useServices();
  const { next } = usePayment('complete-payment');
  const proceed = useTask({
    work: (stay) => rereadCode(services.hotel, stay),
    onDone: next,
    onFailure: useReport(),
  });
  return (
    <CompletePayment
      text={t('views.payment.complete_payment_view.text')}
      button={t('views.payment.complete_payment_view.button')}
      onPress={proceed.run}
      pending={proceed.isPending}
    />
  );
}
