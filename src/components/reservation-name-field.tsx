import type { UseFormReturn } from 'react-hook-form';
import { readableName, searchNameError } from '~/fields/search-rules';
import type { SearchForm } from '~/flow/lookup';
import { Field } from '~/ui/field';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';

/** The name a reservation was made under; mended on leaving the field where that is possible. */
export function ReservationNameField({ form }: { readonly form: UseFormReturn<SearchForm> }) {
  const { t } = useTexts();
  const typed = form.watch('reservationName');
  return (
    <Field
      label={t('views.checkin.search_view.reservation_name')}
      hint={t('views.checkin.search_view.reservation_name_hint')}
      error={form.formState.errors.reservationName ? searchNameError(typed) : undefined}
      required
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.register('reservationName', {
            validate: (name) => searchNameError(name) === undefined,
            onBlur: () => form.setValue('reservationName', readableName(form.getValues('reservationName'))),
          })}
          maxLength={100}
          keyboard="kana"
          autoCapitalize="characters"
          enterKeyHint="search"
        />
      )}
    </Field>
  );
}
