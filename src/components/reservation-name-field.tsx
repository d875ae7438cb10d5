import type { UseFormReturn } from 'react-hook-form';
import { hintFor } from '~/fields/hints';
import { RESERVATION_NAME, type SearchForm } from '~/fields/search-form';
import { useTypeAtOnce } from '~/ui/keypad/use-type-at-once';
import { TextInput } from '~/ui/text-input';
import { FormField } from './form-field';

/** The name on the reservation. When the guest leaves the field, its kana becomes full-width katakana. */
export function ReservationNameField({
  form,
  isFirst = true,
}: {
  readonly form: UseFormReturn<SearchForm>;
  /** The screen asks nothing before it. */
  readonly isFirst?: boolean;
}) {
  const input = useTypeAtOnce(isFirst);
  return (
    <FormField form={form} name="reservationName" row={RESERVATION_NAME} mend={hintFor}>
      {(field, control) => (
        <TextInput
          {...control}
          {...field}
          ref={input}
          maxLength={100}
          keyboard="kana"
          autoCapitalize="characters"
          enterKeyHint="search"
        />
      )}
    </FormField>
  );
}
