import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Screen } from '~/components/screen';
import type { Guest } from '~/domain/guest';
import { errorsOf, normaliseGuest } from '~/fields/form';
import { normalise as normaliseText } from '~/fields/normalise';
import { type GuestField, shownFields } from '~/fields/row';
import { type LiveField, liveField } from '~/hooks/use-field';
import { useNext } from '~/hooks/use-next';
import { useRulesForm } from '~/hooks/use-rules-form';
import { useSnapshot } from '~/hooks/use-snapshot';
import { updateGuest } from '~/session/store';
import { Button } from '~/ui/button';
import { showFirstError } from '~/ui/show-first-error';
import { useTexts } from '~/ui/texts';
import { GuestFields } from './guest-fields';
import { useFormRules } from './use-form-rules';
import { useUnfinished } from './use-unfinished';

export function InputRepresentative() {
  const { t } = useTexts();
  const representative = useSnapshot(({ guests }) => guests[0]);
  const rules = useFormRules('representative');
  const next = useNext('/checkin/input-representative');
  const form = useRulesForm<Guest>({
    defaultValues: representative,
    errorsOf: (guest) => errorsOf(guest, rules),
  });

  // Saves the form on every change, so that nothing is lost however the guest leaves the screen.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => updateGuest(0, values) }),
    [form],
  );

  const fieldsOf = (answers: Pick<Guest, 'overseasFlug'>) =>
    shownFields(rules.rows, rules.visibilities, answers);
  const fields = fieldsOf({ overseasFlug: useWatch({ control: form.control, name: 'overseasFlug' }) });
  const set = (field: GuestField, value: string) => {
    // A postcode look-up may fill in fields that the form does not show, or answer after the guest chose to live abroad.
    if (!fieldsOf(form.getValues()).some(({ name }) => name === field)) return;
    if (field === 'overseasFlug') {
      form.setValue(field, value === 'true');
      form.clearErrors('passport');
      return;
    }
    if (field === 'telCountrycode') form.setValue('hasOwnTelCountry', true);
    if (field === 'countrycode' && !form.getValues('hasOwnTelCountry'))
      form.setValue('telCountrycode', value);
    form.setValue(field, value, { shouldValidate: form.getFieldState(field).error !== undefined });
  };
  const field = (name: GuestField): LiveField => {
    const control = rules.rows.find((row) => row.name === name)?.control;
    const live = liveField(
      form,
      name,
      control && ((typed) => normaliseText(control, typed, rules.fullWidth)),
    );
    return { ...live, read: () => ({ ...live.read(), set: (value) => set(name, value) }) };
  };

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
      <GuestFields fields={fields} form={{ field, set }} hasTitles />
    </Screen>
  );
}
