import type { UseFormReturn } from 'react-hook-form';
import { toReading } from '~/domain/kana';
import { mendOf } from '~/fields/mend';
import type { SearchForm } from '~/fields/search-form';
import { bindField, inputProps } from '~/hooks/bind-field';
import { Field } from '~/ui/field';
import { useTypeAtOnce } from '~/ui/keypad/use-type-at-once';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';

/** The name on the reservation. When the guest leaves the field, its kana becomes full-width katakana. */
export function ReservationNameField({
  form,
  isFirst = true,
}: {
  readonly form: UseFormReturn<SearchForm>;
  /** The screen asks nothing before it. */
  readonly isFirst?: boolean;
}) {
  const { t } = useTexts();
  const input = useTypeAtOnce(isFirst);
  const name = bindField(form, 'reservationName', { mode: 'onTouched', normalise: toReading });
  const mend = name.error && mendOf(name.error, name.value);
  return (
    <Field
      label={t('views.checkin.search_view.reservation_name')}
      hint={t('views.checkin.search_view.reservation_name_hint')}
      error={name.error}
      mend={mend && t(mend.text, { mark: mend.mark })}
      required
    >
      {(control) => (
        <TextInput
          {...control}
          {...inputProps(name)}
          ref={input}
          maxLength={100}
          keyboard="kana"
          autoCapitalize="characters"
          enterKeyHint="search"
        />
      )}
    </Field>
  );
}
