import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { Screen } from '~/components/screen';
import { executeCheckout } from '~/flow/checkout-submit';
import { useNext } from '~/hooks/use-next';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useTask } from '~/hooks/use-task';
import picture from '~/ui/art/key.svg';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useTexts } from '~/ui/texts';
import styles from './checkout.module.css';

export function ConfirmCheckout() {
  const { t } = useTexts();
  const services = useServices();
  const next = useNext('/checkout/confirm-checkout');
  const report = useReport();
  const [isDone, setDone] = useState(false);
  const checkout = useTask({
    work: () => executeCheckout(services.hotel),
    onDone: () => setDone(true),
    onFailure: report,
    blocksNavigation: true,
  });
  // Once checked out, the guest cannot go back from the dialog.
  useBlocker({
    shouldBlockFn: ({ action }) => isDone && action !== 'PUSH' && action !== 'REPLACE',
    enableBeforeUnload: false,
  });
  return (
    <Screen
      path="/checkout/confirm-checkout"
      layout="middle"
      pending={checkout.isPending}
      veil="at-once"
      actions={
        <Button
          action="main"
          look="main"
          pending={checkout.isPending}
          disabled={isDone}
          onPress={checkout.run}
        >
          {t('views.checkout.confirm_checkout_view.button')}
        </Button>
      }
    >
      <img className={styles.picture} src={picture} alt="" />
      <p className={styles.lead}>{t('views.checkout.confirm_checkout_view.text')}</p>
      {isDone ? (
        <Dialog
          title={t('views.checkout.confirm_checkout_view.done_title')}
          urgency="alert"
          actions={
            <Button action="confirm" look="main" onPress={next} autoFocus>
              {t('views.checkout.confirm_checkout_view.done_button')}
            </Button>
          }
        >
          {t('views.checkout.confirm_checkout_view.done_text')}
        </Dialog>
      ) : null}
    </Screen>
  );
}
