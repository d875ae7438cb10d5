import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '~/components/form-field';
import { plainDigits } from '~/domain/digits';
import { PHONE_NUMBER, type SearchForm } from '~/fields/search-form';
import { TextInput } from '~/ui/text-input';

/** The phone number on the reservation, for hotels that need it for the look-up. */
export function PhoneField({ form }: { readonly form: UseFormReturn<SearchForm> }) {
  return (
    <FormField form={form} name="phoneNumber" row={PHONE_NUMBER}>
      {(field, control) => (
        <TextInput {...control} {...field} clean={plainDigits} keyboard="phone" maxLength={20} />
      )}
    </FormField>
  );
}
