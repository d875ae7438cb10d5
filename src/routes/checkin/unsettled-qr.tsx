import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '~/components/screen';
import { formatYen } from '~/domain/money';
import { isDue } from '~/domain/payment';
import { qrText, qrValues, UNSETTLED_FACTORS } from '~/domain/qr';
import { CodeBeside, Welcome } from '~/features/checkin/finish/arrival';
import { loadPayment } from '~/flow/next';
import { takesCards } from '~/flow/payment-screens';
import { useConfig } from '~/hooks/use-config';
import { useNext } from '~/hooks/use-next';
import { useQrSize } from '~/hooks/use-qr-size';
import { useReport } from '~/hooks/use-report';
import { useServices } from '~/hooks/use-services';
import { useOpening, useSnapshot } from '~/hooks/use-session';
import { useTask } from '~/hooks/use-task';
import picture from '~/ui/art/key.svg';
import { Button } from '~/ui/button';
import { CheckIcon } from '~/ui/icons';
import { QrCode } from '~/ui/qr-code';
import { Scene } from '~/ui/scene';
import { CardIcon } from '~/ui/screen-icons';
import styles from './unsettled-qr.module.css';

export const Route = createFileRoute('/checkin/unsettled-qr')({ component: UnsettledQr });

const AT_DESK = 'views.checkin.unsettled_qr_view.home';

/**
 * A checked-in guest pays here by card or at the front desk with the QR code. The code never stands beside an amount:
 * guests from China and Japan would try to pay with it.
 */
function UnsettledQr() {
  const { t } = useTranslation();
  const services = useServices();
  const navigate = useNavigate();
  const next = useNext();
  const report = useReport();
  const code = useSnapshot(({ checkinCode }) => checkinCode);
  const text = useSnapshot(({ reservation }) => qrText(UNSETTLED_FACTORS, qrValues(code, reservation)));
  const [payment, setPayment] = useState(useOpening((known) => known.payment));
  const startPayment = useTask({
    // Asks for the payment if its load with the screen failed.
    work: (stay) => loadPayment(services.hotel, stay),
    onDone: (payment) => {
      setPayment(payment);
      return isDue(payment) ? next() : undefined;
    },
    onFailure: report,
  });
  const goHome = () => void navigate({ to: '/', search: true });
  const size = useQrSize(text);
  const isAtDesk = !takesCards(useConfig());
  if (payment !== undefined && payment.amount <= 0)
    return <NothingToPay text={text} size={size} onHome={goHome} />;
  return (
    <Screen title={isAtDesk ? AT_DESK : undefined} layout="fill" pending={startPayment.isPending}>
      <div className={styles.screen} data-grows>
        <div className={styles.head}>
          <p className={styles.done}>
            <CheckIcon />
            <span>{t('views.checkin.complete_view.title')}</span>
          </p>
          {payment === undefined ? null : (
            <p className={styles.amount}>
              <span>{t('views.payment.check_payment_view.amount')}</span>
              <strong data-field="paymentAmount">{formatYen(payment.amount)}</strong>
            </p>
          )}
        </div>
        <div className={`${styles.ways} ${isAtDesk ? styles.alone : ''}`}>
          {isAtDesk ? null : (
            <section className={styles.way} aria-labelledby="pay-here">
              <h2 id="pay-here">{t('views.checkin.unsettled_qr_view.here')}</h2>
              <div className={styles.what}>
                <span className={styles.card}>
                  <CardIcon size={96} />
                </span>
                <p>{t('views.checkin.unsettled_qr_view.here_text')}</p>
              </div>
              <Button
                action="smart-payment"
                look="main"
                icon={<CardIcon />}
                pending={startPayment.isPending}
                onPress={startPayment.run}
              >
                {t('views.checkin.unsettled_qr_view.smart_payment')}
              </Button>
            </section>
          )}
          <section className={styles.way} aria-label={t(AT_DESK)}>
            {isAtDesk ? null : <h2>{t(AT_DESK)}</h2>}
            {size === undefined ? (
              <p className={styles.what}>{t('views.checkin.qr_view.no_code')}</p>
            ) : (
              <div className={styles.what}>
                <QrCode text={text} size={size} label={t('views.checkin.qr_view.code')} />
                <div className={styles.words}>
                  <p className={styles.purpose}>{t('views.checkin.unsettled_qr_view.not_for_paying')}</p>
                  <p>{t('views.checkin.unsettled_qr_view.desk_text')}</p>
                </div>
              </div>
            )}
            <Button action="home" look={isAtDesk ? 'main' : 'second'} onPress={goHome}>
              {t('views.checkin.unsettled_qr_view.finish')}
            </Button>
          </section>
        </div>
      </div>
    </Screen>
  );
}

function NothingToPay({
  text,
  size,
  onHome,
}: {
  readonly text: string;
  /** Undefined if this screen cannot show a readable code. */
  readonly size: number | undefined;
  readonly onHome: () => void;
}) {
  const { t } = useTranslation();
  const hasCode = size !== undefined;
  const words = (
    <Welcome what={t(hasCode ? 'views.checkin.qr_view.photo' : 'views.checkin.complete_view.key_hint')}>
      {t(hasCode ? 'views.checkin.unsettled_qr_view.nothing_to_pay' : 'views.checkin.qr_view.no_code')}
    </Welcome>
  );
  return (
    <Screen
      title={hasCode ? 'views.checkin.qr_view.title' : 'views.checkin.complete_view.title'}
      layout="middle"
      aside={
        <Button action="home" look="main" onPress={onHome}>
          {t('views.checkin.qr_view.button')}
        </Button>
      }
    >
      {hasCode ? (
        <CodeBeside text={text} size={size}>
          {words}
        </CodeBeside>
      ) : (
        <Scene src={picture}>{words}</Scene>
      )}
    </Screen>
  );
}
