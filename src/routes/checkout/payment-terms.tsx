import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HotelText, useHotelText } from '~/components/hotel-text';
import { Screen } from '~/components/screen';
import styles from '~/features/checkout/checkout.module.css';
import { useNext } from '~/hooks/use-next';
import { useOpening } from '~/hooks/use-session';
import { calls } from '~/hotel/calls';
import { updateCheckout } from '~/session/store';
import { Field } from '~/ui/field';
import { showFirstError } from '~/ui/show-first-error';
import { Tick } from '~/ui/tick';

export const Route = createFileRoute('/checkout/payment-terms')({ component: PaymentTerms });

function PaymentTerms() {
  const { t } = useTranslation();
  const next = useNext();
  const terms = useHotelText(calls.paymentTerms);
  const [hasAgreed, setAgreed] = useState(useOpening(({ checkout }) => checkout?.hasAgreed ?? false));
  const [showsError, setShowsError] = useState(false);
  const proceed = () => {
    if (!hasAgreed) {
      setShowsError(true);
      showFirstError();
      return;
    }
    updateCheckout({ hasAgreed });
    next();
  };
  return (
    <Screen layout="fill" onSubmit={proceed} button={t('app.next')} disabled={terms.data === undefined}>
      <div className={styles.fill}>
        <HotelText
          query={terms}
          label={t('views.checkout.payment_terms_view.terms')}
          loading={t('views.checkout.payment_terms_view.loading')}
          failed={t('views.checkout.payment_terms_view.failed')}
          retry={t('views.checkout.payment_terms_view.retry')}
        />
        <Field
          label={t('views.checkout.payment_terms_view.terms')}
          error={showsError && !hasAgreed ? 'views.checkout.payment_terms_view.required_error' : undefined}
          required
          group
          hidesLabel
        >
          {(control) => (
            <Tick
              name="agreeTerms"
              label={t('views.checkout.payment_terms_view.agree')}
              checked={hasAgreed}
              onChange={(isTicked) => {
                setAgreed(isTicked);
                setShowsError(true);
              }}
              control={control}
            />
          )}
        </Field>
      </div>
    </Screen>
  );
}
