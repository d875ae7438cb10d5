import type { FolioLine } from '~/domain/checkout';
import { languageByKana } from '~/domain/kana';
import { formatYen } from '~/domain/money';
import { formatDate, parseDate } from '~/domain/reservation';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useTexts } from '~/ui/texts';
import styles from './folio-dialog.module.css';

/** Every line of the folio: item, date, amount. */
export function FolioDialog({
  folio,
  onClose,
}: {
  readonly folio: readonly FolioLine[];
  readonly onClose: () => void;
}) {
  const { t, i18n } = useTexts();
  const day = (text: string) => {
    const date = parseDate(text);
    return date ? formatDate(date, i18n.language) : text;
  };
  return (
    <Dialog
      title={t('views.payment.check_total_view.details_title')}
      size="list"
      onDismiss={onClose}
      actions={
        <Button action="close" onPress={onClose} autoFocus>
          {t('app.close')}
        </Button>
      }
    >
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
          {folio.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a folio may be identical; the list never changes.
            <tr key={index}>
              <td data-field="folioName" lang={languageByKana(line.name)}>
                {line.name}
              </td>
              <td data-field="folioDate" className={styles.date}>
                {day(line.date)}
              </td>
              <td data-field="folioPrice" className={styles.price}>
                {formatYen(line.price)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
