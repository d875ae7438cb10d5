import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CompletePayment } from '~/features/payment/complete-payment';
import { rereadCode } from '~/flow/pay';
import { useNext } from '~/hooks/use-next';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useTask } from '~/hooks/use-task';

export const Route = createFileRoute('/checkin/complete-payment')({ component: CheckinPaid });

/** The end of a payment at check-in; reads the QR code's state again before the next screen. */
function CheckinPaid() {
  const { t } = useTranslation();
  const services = useServices();
  const next = useNext();
  const proceed = useTask({
    work: (stay) => rereadCode(services.hotel, stay),
    onDone: next,
    onFailure: useReport(),
  });
  return (
    <CompletePayment
      title="views.payment.complete_payment_view.title_to_code"
      text={t('views.payment.complete_payment_view.text')}
      button={t('views.payment.complete_payment_view.button')}
      onPress={proceed.run}
      pending={proceed.isPending}
    />
  );
}
