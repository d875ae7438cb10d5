import { createFileRoute } from '@tanstack/react-router';
import { useTexts } from '~/ui/texts';
import { CompletePayment } from '../-payment/complete-payment';

export const Route = createFileRoute('/checkin/complete-payment')({ component: CheckinPaid });

function CheckinPaid() {
  const { t } = useTexts();
  return <CompletePayment journey="checkin" button={t('views.payment.complete_payment_view.button')} />;
}
