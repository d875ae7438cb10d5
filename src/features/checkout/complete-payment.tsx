import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CompletePayment } from '~/features/payment/complete-payment';
import { usePayment } from '~/features/payment/use-payment';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useTexts } from '~/ui/texts';

/** The screen after a payment at check-out; the guest checks out now or later. */
export function CheckoutPaid() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { next } = usePayment('checkout', 'complete-payment');
  const [asksLater, setAsksLater] = useState(false);
  return (
    <>
      <CompletePayment
        journey="checkout"
        text={t('views.payment.complete_payment_view.text_checkout')}
        button={t('views.payment.complete_payment_view.button_checkout')}
        onNext={next}
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
              <Button action="close" onPress={() => setAsksLater(false)} autoFocus>
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
