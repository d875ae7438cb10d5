import { useNavigate } from '@tanstack/react-router';
import { useSession } from '~/hooks/use-session';
import { Button } from '~/ui/button';
import { useTexts } from '~/ui/texts';
import styles from './payment.module.css';

/** True once a settlement of this visit got no answer: nothing more is paid on this tablet. */
export const useIsUnanswered = (): boolean => useSession((known) => known.isPaymentUnanswered);

/** Whom to ask about a payment of which nobody knows what became; nothing where there is none. */
export function UnansweredWarning() {
  const { t } = useTexts();
  return useIsUnanswered() ? (
    <p role="alert" className={styles.warning}>
      {t('views.payment.check_payment_view.unanswered')}
    </p>
  ) : null;
}

/** The way home beside a button that stays off. */
export function UnansweredHome() {
  const { t } = useTexts();
  const navigate = useNavigate();
  return useIsUnanswered() ? (
    <Button action="home" onPress={() => void navigate({ to: '/', search: true })}>
      {t('views.error_view.button')}
    </Button>
  ) : null;
}
