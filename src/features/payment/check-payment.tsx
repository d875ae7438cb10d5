import { useTranslation } from 'react-i18next';
import { Screen } from '~/components/screen';
import { brandOf } from '~/domain/card';
import { readableName, toFullKana } from '~/domain/kana';
import { formatYen } from '~/domain/money';
import { faultOf } from '~/errors/fault';
import { receiptMailOf } from '~/fields/receipt-rules';
import { pay, receiptNameOf } from '~/flow/pay';
import { useConfig } from '~/hooks/use-config';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useSession, useSnapshot } from '~/hooks/use-session';
import { useTask } from '~/hooks/use-task';
import { DescriptionList } from '~/ui/description-list';
import { AmountDue } from './folio-table';
import styles from './payment.module.css';
import { UnansweredHome, UnansweredWarning, useIsUnanswered, usePayment } from './use-payment';

/** The last screen before the charge: amount, card and receipt. */
export function CheckPayment() {
  const { t } = useTranslation();
  const services = useServices();
  const config = useConfig();
  const { next, returnToCard } = usePayment();
  const report = useReport();
  const payment = useSnapshot((session) => session.payment);
  // Not the card itself: it leaves memory once its token exists.
  const shownCard = useSnapshot(
    ({ card }) =>
      card && {
        brand: brandOf(card.number),
        digits: card.number.slice(-4),
      },
  );
  const mail = useSnapshot((session) => receiptMailOf(session.receipt));
  const receiptName = useSnapshot((session) => receiptNameOf(session, config));
  const standardName = useSnapshot(({ reservation, checkout }) => (checkout ?? reservation)?.reservationName);
  const settlement = useSession((session) => session.payment?.settlement);
  const charge = useTask({
    work: () => pay({ hotel: services.hotel, provider: services.cardProvider, standardName }),
    onDone: next,
    onFailure: (error) => {
      report(error);
      // The card has left memory, so the guest enters it again.
      if (faultOf(error).kind !== 'payment-unknown') returnToCard();
    },
    blocksNavigation: true,
  });
  const isUnanswered = useIsUnanswered();
  return (
    <Screen
      layout="short"
      pending={charge.isPending}
      button={t('views.payment.check_payment_view.button', { amount: formatYen(payment.amount) })}
      disabled={settlement !== 'open' || isUnanswered}
      onPress={charge.run}
      aside={<UnansweredHome />}
      status={<AmountDue yen={payment.amount} />}
    >
      <div className={styles.column}>
        <UnansweredWarning />
        <DescriptionList
          items={[
            {
              field: 'card',
              name: t('views.payment.check_payment_view.card'),
              value: [
                shownCard.brand,
                t('views.payment.check_payment_view.card_ending', { digits: shownCard.digits }),
              ]
                .filter(Boolean)
                .join(' '),
              isDigits: true,
            },
            {
              field: 'receiptMailAddress',
              name: t('views.payment.check_payment_view.mail'),
              value: mail || t('views.payment.check_payment_view.none'),
            },
            {
              field: 'receiptName',
              name: t('views.payment.check_payment_view.name'),
              value: receiptName || readableName(toFullKana(standardName)),
            },
          ]}
        />
      </div>
    </Screen>
  );
}
