import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '~/components/screen';
import type { FolioLine } from '~/domain/checkout';
import { formatYen, grouped, notNegative } from '~/domain/money';
import { grandTotal } from '~/domain/payment';
import { takesCards } from '~/flow/payment-screens';
import { useConfig } from '~/hooks/use-config';
import { useSnapshot } from '~/hooks/use-session';
import { Button } from '~/ui/button';
import { DescriptionList } from '~/ui/description-list';
import { MessageDialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { AmountDue, FolioTable } from './folio-table';
import styles from './payment.module.css';
import { UnansweredHome, UnansweredWarning, useIsUnanswered } from './use-payment';

const NO_LINES: readonly FolioLine[] = [];
/** Most lines before the folio moves to a dialog; a notice leaves less room. */
const LINES_SHOWN = 5;
const LINES_BESIDE_NOTICE = 3;

/** The amount with separate taxes, as the law requires. Without cards the guest pays at the front desk. */
export function CheckTotal() {
  const { t } = useTranslation();
  const payment = useSnapshot((session) => session.payment);
  // The lines of the total; the hotel sends none at check-in.
  const folio = useSnapshot(({ checkout }) => checkout?.folio ?? NO_LINES);
  const isUnanswered = useIsUnanswered();
  const [showsFolio, setShowsFolio] = useState(false);
  const isAtDesk = !takesCards(useConfig());
  const navigate = useNavigate();
  const most = isAtDesk ? LINES_BESIDE_NOTICE : LINES_SHOWN;
  const isLong = folio.length > most;
  const yen = (amount: number | undefined) => (amount === undefined ? undefined : formatYen(amount));
  return (
    <Screen
      layout="short"
      {...(isAtDesk
        ? {
            title: 'views.checkin.unsettled_qr_view.home',
            button: t('views.error_view.button'),
            onPress: () => void navigate({ to: '/', search: true }),
          }
        : { button: t('views.payment.check_total_view.button'), disabled: isUnanswered })}
      status={<AmountDue yen={payment.amount} isSaid />}
      aside={
        <>
          <UnansweredHome />
          {isLong ? (
            <Button action="details" onPress={() => setShowsFolio(true)}>
              {t('views.payment.check_total_view.details')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.column}>
        <UnansweredWarning />
        {isAtDesk ? <Notice>{t('views.payment.check_total_view.at_desk')}</Notice> : null}
        {folio.length > 0 ? (
          <FolioTable folio={folio} most={isLong ? most : undefined} charged={payment.amount} />
        ) : null}
        <DescriptionList
          look="receipt"
          items={[
            {
              field: 'usedPoint',
              name: t('views.payment.check_total_view.used_point'),
              value:
                payment.usedPoint === undefined
                  ? undefined
                  : t('views.payment.check_total_view.points', {
                      points: grouped(notNegative(payment.usedPoint)),
                    }),
            },
            {
              field: 'bathingTax',
              name: t('views.payment.check_total_view.bathing_tax'),
              value: yen(payment.bathingTax),
            },
            {
              field: 'accommodationTax',
              name: t('views.payment.check_total_view.accommodation_tax'),
              value: yen(payment.accommodationTax),
            },
            {
              field: 'grandTotal',
              name: t('views.payment.check_total_view.grand_total'),
              value: payment.showsGrandTotal ? formatYen(grandTotal(payment)) : undefined,
            },
            {
              field: 'paymentAmount',
              name: t('views.payment.check_total_view.total'),
              value: formatYen(payment.amount),
              isLead: true,
            },
          ]}
        />
        {payment.showsGrandTotal && grandTotal(payment) > payment.amount ? (
          <p className={styles.note}>{t('views.payment.check_total_view.taxes_at_desk')}</p>
        ) : null}
      </div>
      {showsFolio ? (
        <MessageDialog
          title={t('views.payment.check_total_view.details_title')}
          size="list"
          onClose={() => setShowsFolio(false)}
        >
          <FolioTable folio={folio} />
        </MessageDialog>
      ) : null}
    </Screen>
  );
}
