import { createFileRoute } from '@tanstack/react-router';
import { rereadCode } from '~/flow/settle';
import { useTexts } from '~/ui/texts';
import { useReport } from '~/ui/use-report';
import { useTask } from '~/ui/use-task';
import { CompletePayment } from '../-payment/complete-payment';
import { usePayment } from '../-payment/use-payment';

export const Route = createFileRoute('/checkin/complete-payment')({ component: CheckinPaid });

function CheckinPaid() {
  const { t } = useTexts();
  const { journey } = Route.useRouteContext();
  const { next } = usePayment('checkin', 'complete-payment');
  const goOn = useTask({
    work: (stay) => rereadCode(journey.hotel, stay),
    onDone: next,
    onFailure: useReport(),
  });
  return (
    <CompletePayment
      journey="checkin"
      button={t('views.payment.complete_payment_view.button')}
      onNext={goOn.run}
      pending={goOn.isPending}
    />
  );
}
