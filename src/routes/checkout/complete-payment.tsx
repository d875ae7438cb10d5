import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStayFacts } from '~/features/checkout/stay-facts';
import { CompletePayment } from '~/features/payment/complete-payment';
import { useSnapshot } from '~/hooks/use-session';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';

export const Route = createFileRoute('/checkout/complete-payment')({ component: CheckoutPaid });

/** The end of a payment at check-out; the guest checks out now or later. */
function CheckoutPaid() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // The amount of a payment elsewhere is unknown.
  const wasSettled = useSnapshot(({ payment }) => payment).amount === 0;
  const [asksLater, setAsksLater] = useState(false);
  return (
    <>
      <CompletePayment
        title={
          wasSettled
            ? 'views.payment.complete_payment_view.title_settled'
            : 'views.payment.complete_payment_view.title_to_checkout'
        }
        text={t('views.payment.complete_payment_view.text_checkout')}
        facts={useStayFacts()}
        button={t('views.payment.complete_payment_view.button_checkout')}
        aside={
          <Button action="help" look="quiet" onPress={() => setAsksLater(true)}>
            {t('views.payment.complete_payment_view.later_link')}
          </Button>
        }
      />
      {asksLater ? (
        <Dialog
          title={t('views.payment.complete_payment_view.later_title')}
          onDismiss={() => setAsksLater(false)}
          actions={
            <>
              <Button action="close" look="main" onPress={() => setAsksLater(false)} autoFocus>
                {t('app.close')}
              </Button>
              <Button action="home" onPress={() => void navigate({ to: '/', search: true })}>
                {t('views.payment.complete_payment_view.later_home')}
              </Button>
            </>
          }
        >
          {t('views.payment.complete_payment_view.later_text')}
        </Dialog>
      ) : null}
    </>
  );
}
