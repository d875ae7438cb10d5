import type { ReactNode } from 'react';
import { Screen } from '~/components/screen';
import { useConfig } from '~/hooks/use-config';
import { useSnapshot } from '~/hooks/use-session';
import type { TextKey } from '~/i18n/keys';
import { type Description, DescriptionList } from '~/ui/description-list';
import { Scene } from '~/ui/scene';
import { Amount } from './folio-table';
import styles from './payment.module.css';
import { usePayment } from './use-payment';

/** Says that the payment is complete; the journey decides what follows. */
export function CompletePayment({
  title,
  text,
  facts = [],
  button,
  onNext,
  pending = false,
  aside,
}: {
  /** In place of the screen's own, where the guest had paid before. */
  readonly title?: TextKey | undefined;
  readonly text: string;
  /** What was paid for. */
  readonly facts?: readonly Description[];
  /** The label of the main button. */
  readonly button: string;
  readonly onNext: () => void;
  readonly pending?: boolean;
  /** Another button beside the main one. */
  readonly aside?: ReactNode;
}) {
  const { assets } = useConfig();
  const { path } = usePayment('complete-payment');
  const { amount } = useSnapshot(({ payment }) => payment);
  return (
    <Screen
      path={path}
      title={title}
      layout="middle"
      pending={pending}
      button={button}
      onPress={onNext}
      aside={aside}
    >
      <Scene src={`${assets.url}/ic_success.png`}>
        <p className={styles.text}>{text}</p>
        <DescriptionList items={facts} />
        {/* Of a payment made elsewhere the amount is not known. */}
        <Amount yen={amount} />
      </Scene>
    </Screen>
  );
}
