import type { UseFormReturn } from 'react-hook-form';
import { toHalfDigits } from '~/domain/kana';
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
    normalise: (typed) => toHalfDigits(typed).trim(),
  });
  return (
    <Field
      label={t('views.checkin.search_view.phone_number')}
      hint={t('views.checkin.search_view.phone_number_hint')}
      error={phone.error}
      required
    >
      {(control) => (
        <TextInput {...control} {...inputProps(phone)} digitsOnly keyboard="phone" maxLength={20} />
      )}
    </Field>
  );
}
