import { useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { payingJourneyOf, paymentPath } from '~/flow/payment';
import type { PaymentScreen } from '~/flow/payment-screens';
import { useNext } from '~/hooks/use-next';
import { useScreenPath } from '~/hooks/use-screen-path';
import { useSession } from '~/hooks/use-session';
import { placeOf } from '~/platform/history-entry';
import { Button } from '~/ui/button';
import styles from './payment.module.css';

/** The navigation of a payment screen within its journey. */
export function usePayment() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const journey = payingJourneyOf(useScreenPath());
  const goTo = (other: PaymentScreen) => void navigate({ to: paymentPath(journey, other), search: true });
  const next = useNext();
  const cardEntryAt = useSession((known) => known.cardEntryAt);
  /** Goes back in the history: forward to the card would make Back a circle. */
  const returnToCard = () => {
    const here = placeOf(history.location);
    if (cardEntryAt !== undefined && cardEntryAt < here) history.go(cardEntryAt - here);
    else goTo('input-card');
  };
  return { next, goTo, returnToCard };
}

/** True after an unanswered settlement: this visit pays nothing more here. */
export const useIsUnanswered = (): boolean => useSession((known) => known.isPaymentUnanswered);

export function UnansweredWarning() {
  const { t } = useTranslation();
  return useIsUnanswered() ? (
    <p role="alert" className={styles.warning}>
      {t('views.payment.check_payment_view.unanswered')}
    </p>
  ) : null;
}

/** A button to home beside a main button that an unanswered payment disables. */
export function UnansweredHome() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useIsUnanswered() ? (
    <Button action="home" onPress={() => void navigate({ to: '/', search: true })}>
      {t('views.error_view.button')}
    </Button>
  ) : null;
}
