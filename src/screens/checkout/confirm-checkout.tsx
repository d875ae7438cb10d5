import { createFileRoute, useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { executeCheckout } from '~/flow/checkout-submit';
import picture from '~/ui/art/key.svg';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Screen } from '~/ui/screen';
import { useTexts } from '~/ui/texts';
import { useReport } from '~/ui/use-report';
import { useTask } from '~/ui/use-task';
import styles from './-checkout.module.css';
import { useNext } from './-use-next';

export const Route = createFileRoute('/checkout/confirm-checkout')({ component: ConfirmCheckout });

function ConfirmCheckout() {
  const { t } = useTexts();
  const { journey } = Route.useRouteContext();
  const next = useNext('/checkout/confirm-checkout');
  const report = useReport();
  const [isDone, setDone] = useState(false);
  const checkout = useTask({
    work: () => executeCheckout(journey.hotel),
    onDone: () => setDone(true),
    onFailure: report,
    holdsGuest: true,
  });
  // The guest is checked out: behind the dialog there is nothing to go back to.
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
