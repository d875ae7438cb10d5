import type { ReactNode } from 'react';
import { Screen } from '~/components/screen';
import type { PayingJourney } from '~/flow/payment';
import { useConfig } from '~/hooks/use-config';
import { Button } from '~/ui/button';
import { useTexts } from '~/ui/texts';
import styles from './payment.module.css';
import { usePayment } from './use-payment';

/** Says that the payment is complete; the journey decides what follows. */
export function CompletePayment({
  journey,
  button,
  onNext,
  pending = false,
  aside,
}: {
  readonly journey: PayingJourney;
  /** The label of the main button. */
  readonly button: string;
  readonly onNext: () => void;
  readonly pending?: boolean;
  /** Another button beside the main one. */
  readonly aside?: ReactNode;
}) {
  const { t } = useTexts();
  const { assets } = useConfig();
  const { path } = usePayment(journey, 'complete-payment');
  return (
    <Screen
      path={path}
      layout="middle"
      pending={pending}
      actions={
        <>
          <Button action="main" look="main" pending={pending} onPress={onNext}>
            {button}
          </Button>
          {aside}
        </>
      }
    >
      <img className={styles.mark} src={`${assets.url}/ic_success.png`} alt="" />
      <p className={styles.text}>{t('views.payment.complete_payment_view.text')}</p>
    </Screen>
  );
}
