import { shownFields } from '~/fields/row';
import { useTexts } from '~/ui/texts';
import { useFormRules } from './guests-form';
import styles from './nothing-asked.module.css';

/** Says so where the hotel asks nothing at all in a form; renders nothing where it asks something. */
export function NothingAsked({ form }: { readonly form: Parameters<typeof useFormRules>[0] }) {
  const { t } = useTexts();
  const { rows, visibilities } = useFormRules(form);
  // Nobody lives overseas where the hotel does not even ask for that.
  return shownFields(rows, visibilities, { overseasFlug: false }).length > 0 ? null : (
    <p className={styles.nothing}>{t('views.checkin.input_representative_view.nothing')}</p>
  );
}
