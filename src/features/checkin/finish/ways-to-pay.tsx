import { formatYen } from '~/domain/money';
import { Button } from '~/ui/button';
import { CheckIcon } from '~/ui/icons';
import { QrCode } from '~/ui/qr-code';
import { CardIcon } from '~/ui/screen-icons';
import { useTexts } from '~/ui/texts';
import styles from './ways-to-pay.module.css';

/** A QR code, and how large it is; without a size it cannot be read from this screen. */
export type Qr = { readonly text: string; readonly size: number | undefined };

/**
 * Says that the check-in is done, and offers two ways to pay. The QR code belongs to the front desk: beside an amount, guests
 * from China and Japan would take it for a code to pay with.
 */
export function WaysToPay({
  amount,
  qr: { text, size },
  isOpening,
  onCard,
  onDesk,
}: {
  /** In yen; undefined as long as it is not known. */
  readonly amount: number | undefined;
  readonly qr: Qr;
  /** The payment by card is being prepared. */
  readonly isOpening: boolean;
  readonly onCard: () => void;
  readonly onDesk: () => void;
}) {
  const { t } = useTexts();
  return (
    <div className={styles.screen} data-grows>
      <div className={styles.head}>
        <p className={styles.done}>
          <CheckIcon />
          <span>{t('views.checkin.complete_view.title')}</span>
        </p>
        {amount === undefined ? null : (
          <p className={styles.amount}>
            <span>{t('views.payment.check_payment_view.amount')}</span>
            <strong data-field="paymentAmount">{formatYen(amount)}</strong>
          </p>
        )}
      </div>
      <div className={styles.ways}>
        <section className={styles.way} aria-labelledby="pay-here">
          <h2 id="pay-here">{t('views.checkin.unsettled_qr_view.here')}</h2>
          <div className={styles.what}>
            <span className={styles.card}>
              <CardIcon size={96} />
            </span>
            <p>{t('views.checkin.unsettled_qr_view.here_text')}</p>
          </div>
          <Button action="smart-payment" look="main" icon={<CardIcon />} pending={isOpening} onPress={onCard}>
            {t('views.checkin.unsettled_qr_view.smart_payment')}
          </Button>
        </section>
        <section className={styles.way} aria-labelledby="pay-at-desk">
          <h2 id="pay-at-desk">{t('views.checkin.unsettled_qr_view.home')}</h2>
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
          <Button action="home" onPress={onDesk}>
            {t('views.checkin.qr_view.button')}
          </Button>
        </section>
      </div>
    </div>
  );
}
