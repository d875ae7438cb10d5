import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Screen } from '~/components/screen';
import type { Guest } from '~/domain/guest';
import { normaliseGuest } from '~/fields/form';
import { normalise } from '~/fields/normalise';
import { type GuestField, shownFields } from '~/fields/row';
import { guestSchema } from '~/fields/schema';
import { useNext } from '~/hooks/use-next';
import { useSnapshot } from '~/hooks/use-snapshot';
import { asTextKey } from '~/i18n/as-text-key';
import { updateGuest } from '~/session/store';
import { Button } from '~/ui/button';
import { showFirstError } from '~/ui/show-first-error';
import { useTexts } from '~/ui/texts';
import type { FieldBinding } from './field-binding';
import { GuestFields } from './guest-fields';
import { useFormRules } from './use-form-rules';
import { useUnfinished } from './use-unfinished';

export function InputRepresentative() {
  const { t } = useTexts();
  const representative = useSnapshot(({ guests }) => guests[0]);
  const rules = useFormRules('representative');
  const next = useNext('/checkin/input-representative');
  const form = useForm<Guest>({ defaultValues: representative, resolver: zodResolver(guestSchema(rules)) });
  const { errors } = form.formState;
  const guest = form.watch();

  // What was typed is kept with every change, so that no way of leaving the screen loses it.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => updateGuest(0, values) }),
    [form],
  );

  const fieldsOf = (answers: Guest) => shownFields(rules.rows, rules.visibilities, answers);
  const set = (field: GuestField, value: string) => {
    // A postcode's address may hold what the hotel does not ask for, and come when the guest has moved abroad.
    if (!fieldsOf(form.getValues()).some(({ name }) => name === field)) return;
    if (field === 'overseasFlug') {
      form.setValue(field, value === 'true');
      form.clearErrors('passport');
      return;
    }
    if (field === 'telCountrycode') form.setValue('hasOwnTelCountry', true);
    if (field === 'countrycode' && !guest.hasOwnTelCountry) form.setValue('telCountrycode', value);
    form.setValue(field, value, { shouldValidate: errors[field] !== undefined });
  };
  const fields = fieldsOf(guest);
  const leave = (field: GuestField) => {
    const control = fields.find(({ name }) => name === field)?.control;
    const value = form.getValues(field);
    if (control && typeof value === 'string') {
      form.setValue(field, normalise(control, value, rules.fullWidth));
    }
    void form.trigger(field);
  };
  const bind = (field: GuestField): FieldBinding => ({
    inputName: field,
    value: String(guest[field]),
    error: asTextKey(errors[field]?.message),
    set: (value) => set(field, value),
    leave: () => leave(field),
    forgive: () => form.clearErrors(field),
  });

  const submit = form.handleSubmit(() => {
    updateGuest(0, normaliseGuest(form.getValues(), rules));
    next();
  }, showFirstError);
  useUnfinished(() => void form.handleSubmit(() => undefined, showFirstError)());

  return (
    <Screen
      path="/checkin/input-representative"
      onSubmit={submit}
      actions={
        <Button action="main" look="main" type="submit">
          {t('app.next')}
        </Button>
      }
    >
      <GuestFields fields={fields} bind={bind} hasTitles />
    </Screen>
  );
}
