import { Screen, type ScreenProps } from '~/components/screen';
import { useConfig } from '~/hooks/use-config';
import { useSnapshot } from '~/hooks/use-session';
import { type Description, DescriptionList } from '~/ui/description-list';
import { Scene } from '~/ui/scene';
import { Amount } from './folio-table';
import styles from './payment.module.css';

/** Says that the payment is complete, and names the next step of the journey. */
export function CompletePayment({
  text,
  facts = [],
  ...screen
}: Pick<ScreenProps, 'title' | 'button' | 'onPress' | 'pending' | 'aside'> & {
  readonly text: string;
  readonly facts?: readonly Description[];
}) {
  const { assets } = useConfig();
  const { amount } = useSnapshot(({ payment }) => payment);
  return (
    <Screen layout="middle" {...screen}>
      {/* A small picture, and a title with the next step: nothing may look like the end. */}
      <Scene src={`${assets.url}/ic_success.png`} look="tick">
        <p className={styles.text}>{text}</p>
        <DescriptionList items={facts} />
        {/* The amount of a payment elsewhere is unknown. */}
        <Amount yen={amount} />
      </Scene>
    </Screen>
  );
}
