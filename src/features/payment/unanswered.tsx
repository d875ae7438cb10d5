import { useNavigate } from '@tanstack/react-router';
import { useSession } from '~/hooks/use-session';
import { Button } from '~/ui/button';
import { useTexts } from '~/ui/texts';
import styles from './payment.module.css';

/** True once a settlement of this visit got no answer: the guest can then pay nothing more on this tablet. */
export const useIsUnanswered = (): boolean => useSession((known) => known.isPaymentUnanswered);

/** Says whom to ask about a payment whose outcome is unknown; renders nothing if there is none. */
export function UnansweredWarning() {
  const { t } = useTexts();
  return useIsUnanswered() ? (
    <p role="alert" className={styles.warning}>
      {t('views.payment.check_payment_view.unanswered')}
    </p>
  ) : null;
}

/** A button to home, for when the main button is disabled because a payment is unanswered. */
export function UnansweredHome() {
  const { t } = useTexts();
  const navigate = useNavigate();
  return useIsUnanswered() ? (
    <Button action="home" onPress={() => void navigate({ to: '/', search: true })}>
      {t('views.error_view.button')}
    </Button>
  ) : null;
}
