import type { UseFormReturn } from 'react-hook-form';
import { plainDigits } from '~/domain/digits';
import type { SearchForm } from '~/fields/search-form';
import { bindField, inputProps } from '~/hooks/bind-field';
import { Field } from '~/ui/field';
import { TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';

/** The phone number on the reservation, for hotels that need it for the look-up. */
export function PhoneField({ form }: { readonly form: UseFormReturn<SearchForm> }) {
  const { t } = useTexts();
  const phone = bindField(form, 'phoneNumber', {
    mode: 'onTouched',
    normalise: plainDigits,
  });
  return (
    <Field
      label={t('views.checkin.search_view.phone_number')}
      hint={t('views.checkin.search_view.phone_number_hint')}
      error={phone.error}
      required
    >
      {(control) => (
        <TextInput {...control} {...inputProps(phone)} clean={plainDigits} keyboard="phone" maxLength={20} />
      )}
    </Field>
  );
}
