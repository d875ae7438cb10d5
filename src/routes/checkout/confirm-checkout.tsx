import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '~/components/screen';
import { formatYen } from '~/domain/money';
import styles from '~/features/checkout/checkout.module.css';
import { useStayFacts } from '~/features/checkout/stay-facts';
import { executeCheckout } from '~/flow/submit';
import { useConfig } from '~/hooks/use-config';
import { useNext } from '~/hooks/use-next';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useSnapshot } from '~/hooks/use-session';
import { useTask } from '~/hooks/use-task';
import picture from '~/ui/art/key.svg';
import { Button } from '~/ui/button';
import { DescriptionList } from '~/ui/description-list';
import { Dialog } from '~/ui/dialog';
import { Scene } from '~/ui/scene';

export const Route = createFileRoute('/checkout/confirm-checkout')({ component: ConfirmCheckout });

function ConfirmCheckout() {
  const { t } = useTranslation();
  const services = useServices();
  const config = useConfig();
  const next = useNext();
  const report = useReport();
  const [name, rooms] = useStayFacts();
  // The amount of a payment elsewhere is unknown.
  const { amount } = useSnapshot(({ payment }) => ({ amount: payment?.amount }));
  const [isDone, setDone] = useState(false);
  const checkout = useTask({
    work: () => executeCheckout(services.hotel, config),
    onDone: () => setDone(true),
    onFailure: report,
    blocksNavigation: true,
  });
  return (
    <Screen
      layout="middle"
      pending={checkout.isPending}
      busyOverlay="at-once"
      button={t('views.checkout.confirm_checkout_view.button')}
      disabled={isDone}
      onPress={checkout.run}
    >
      <Scene src={picture}>
        <DescriptionList
          items={[
            { ...name, isLead: true },
            rooms,
            {
              field: 'paymentAmount',
              name: t('views.checkout.confirm_checkout_view.paid'),
              value: amount ? formatYen(amount) : undefined,
            },
          ]}
        />
        <p className={styles.lead}>{t('views.checkout.confirm_checkout_view.text')}</p>
      </Scene>
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
