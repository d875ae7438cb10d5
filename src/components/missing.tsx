import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** The number of missing or wrong answers in the action area; it renders alone with each answer. */
export function Missing<V extends FieldValues>({
  form,
  count,
}: {
  readonly form: Pick<UseFormReturn<V>, 'control' | 'getValues'>;
  readonly count: (typed: V) => number;
}) {
  const { t } = useTranslation();
  useWatch({ control: form.control });
  const missing = count(form.getValues());
  return missing === 0 ? null : <p data-field="missing">{t('keypad.missing', { count: missing })}</p>;
}
