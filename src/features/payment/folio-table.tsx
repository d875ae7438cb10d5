import { useTranslation } from 'react-i18next';
import { HotelWord } from '~/components/hotel-text';
import type { FolioLine } from '~/domain/checkout';
import { formatYen, sumOfYen } from '~/domain/money';
import { formatDate, parseDate } from '~/domain/reservation';
import { useHotelWords } from '~/hooks/use-hotel-words';
import { DescriptionList } from '~/ui/description-list';
import styles from './folio-table.module.css';

/**
 * The lines of a folio and their sum. Only the full folio has `data-field`, so that tests and tools find each line
 * once.
 * @param most number of lines, with a count of the others; all by default
 * @param charged the amount below the table, in yen: an equal sum is left out
 */
export function FolioTable({
  folio,
  most,
  charged,
}: {
  readonly folio: readonly FolioLine[];
  readonly most?: number | undefined;
  readonly charged?: number | undefined;
}) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const wordFor = useHotelWords();
  const day = (text: string) => {
    const date = parseDate(text);
    return date ? formatDate(date, language) : text;
  };
  const hook = (name: string) => (most === undefined ? name : undefined);
  const more = most === undefined ? 0 : folio.length - most;
  const sum = sumOfYen(folio.map(({ price }) => price));
  const saysSum = sum !== charged;
  return (
    <div className={styles.frame}>
      <table className={styles.folio}>
        <thead>
          <tr>
            <th scope="col">{t('views.payment.check_total_view.details_name')}</th>
            <th scope="col">{t('views.payment.check_total_view.details_date')}</th>
            <th scope="col" className={styles.price}>
              {t('views.payment.check_total_view.details_price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {folio.slice(0, most).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a folio may be identical; the list never changes.
            <tr key={index}>
              <td data-field={hook('folioName')}>
                <HotelWord own={line.name} word={wordFor(line.name)} />
              </td>
              <td data-field={hook('folioDate')} className={styles.date}>
                {day(line.date)}
              </td>
              <td data-field={hook('folioPrice')} className={styles.price}>
                {formatYen(line.price)}
              </td>
            </tr>
          ))}
        </tbody>
        {more > 0 || saysSum ? (
          <tfoot>
            {more > 0 ? (
              <tr>
                <td colSpan={3}>{t('views.payment.check_total_view.details_more', { count: more })}</td>
              </tr>
            ) : null}
            {saysSum ? (
              <tr>
                <th scope="row" colSpan={2}>
                  {t('views.payment.check_total_view.details_sum')}
                </th>
                <td data-field={hook('folioSum')} className={styles.price}>
                  {formatYen(sum)}
                </td>
              </tr>
            ) : null}
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

/** An amount in yen, in large figures; nothing if it is 0 or unknown. */
export function Amount({ yen }: { readonly yen: number | undefined }) {
  const { t } = useTranslation();
  return (
    <DescriptionList
      look="receipt"
      items={[
        {
          field: 'paymentAmount',
          name: t('views.payment.check_payment_view.amount'),
          value: yen ? formatYen(yen) : undefined,
          isLead: true,
        },
      ]}
    />
  );
}

/** The amount due, always in sight in the action area. @param isSaid the content already says it to screen readers */
export function AmountDue({ yen, isSaid = false }: { readonly yen: number; readonly isSaid?: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.due} aria-hidden={isSaid || undefined}>
      {t('views.payment.check_payment_view.amount')}
      <strong data-field={isSaid ? undefined : 'paymentAmount'}>{formatYen(yen)}</strong>
    </p>
  );
}
