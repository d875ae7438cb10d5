import { useTranslation } from 'react-i18next';
import { Screen, type ScreenProps } from '~/components/screen';
import { rereadCode } from '~/flow/pay';
import { useConfig } from '~/hooks/use-config';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useSnapshot } from '~/hooks/use-session';
import { useTask } from '~/hooks/use-task';
import { type Description, DescriptionList } from '~/ui/description-list';
import { Scene } from '~/ui/scene';
import { Amount } from './folio-table';
import styles from './payment.module.css';
import { usePayment } from './use-payment';

/** Says that the payment is complete; the journey decides what follows. */
export function CompletePayment({
  text,
  facts = [],
  ...screen
}: Pick<ScreenProps, 'title' | 'button' | 'onPress' | 'pending' | 'aside'> & {
  readonly text: string;
  /** What was paid for. */
  readonly facts?: readonly Description[];
}) {
  const { assets } = useConfig();
  const { path } = usePayment('complete-payment');
  const { amount } = useSnapshot(({ payment }) => payment);
  return (
    <Screen path={path} layout="middle" {...screen}>
      <Scene src={`${assets.url}/ic_success.png`}>
        <p className={styles.text}>{text}</p>
        <DescriptionList items={facts} />
        {/* Of a payment made elsewhere the amount is not known. */}
        <Amount yen={amount} />
      </Scene>
    </Screen>
  );
}

/** The screen after a payment at check-in; reads the state for the QR code again before it goes on. */
export function CheckinPaid() {
  const { t } = useTranslation();
  const services = useServices();
  const { next } = usePayment('complete-payment');
  const proceed = useTask({
    work: (stay) => rereadCode(services.hotel, stay),
    onDone: next,
    onFailure: useReport(),
  });
  return (
    <CompletePayment
      text={t('views.payment.complete_payment_view.text')}
      button={t('views.payment.complete_payment_view.button')}
      onPress={proceed.run}
      pending={proceed.isPending}
    />
  );
}
