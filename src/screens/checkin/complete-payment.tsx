import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CompletePayment } from '../-payment/complete-payment';

export const Route = createFileRoute('/checkin/complete-payment')({ component: CheckinPaid });

function CheckinPaid() {
  const { t } = useTranslation();
  return <CompletePayment journey="checkin" button={t('views.payment.complete_payment_view.button')} />;
}
