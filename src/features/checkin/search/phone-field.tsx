import type { UseFormReturn } from 'react-hook-form';
import { toHalfDigits } from '~/domain/kana';
import { searchPhoneError } from '~/fields/search-rules';
import type { SearchForm } from '~/flow/lookup';
import { Field } from '~/ui/field';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';

/** The phone number of the reservation, where the hotel wants it for the look-up. */
export function PhoneField({ form }: { readonly form: UseFormReturn<SearchForm> }) {
  const { t } = useTexts();
  const typed = form.watch('phoneNumber');
  return (
    <Field
      label={t('views.checkin.search_view.phone_number')}
      hint={t('views.checkin.search_view.phone_number_hint')}
      error={form.formState.errors.phoneNumber ? searchPhoneError(typed) : undefined}
      required
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.register('phoneNumber', {
            validate: (phone) => searchPhoneError(phone) === undefined,
            onBlur: () => form.setValue('phoneNumber', toHalfDigits(form.getValues('phoneNumber')).trim()),
          })}
          digitsOnly
          keyboard="phone"
          maxLength={20}
        />
      )}
    </Field>
  );
}
