import { memo, useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Screen } from '~/components/screen';
import { type Guest, JAPAN } from '~/domain/guest';
import { errorsOf, type FormRules, shownIn } from '~/fields/form';
import { normalise as normaliseText } from '~/fields/normalise';
import { nameInKana } from '~/fields/offers';
import { type GuestField, shownFields } from '~/fields/row';
import { type LiveField, liveField } from '~/hooks/use-field';
import { useRulesForm } from '~/hooks/use-rules-form';
import { useSnapshot } from '~/hooks/use-snapshot';
import { updateGuest } from '~/session/store';
import { Button } from '~/ui/button';
import { useNeedsKeypad } from '~/ui/keypad/needs-keypad';
import { useTexts } from '~/ui/texts';
import { GuestFields } from './guest-fields';
import styles from './guest-fields.module.css';
import { type GuestForm, guestForm } from './guest-form';
import { NothingAsked } from './nothing-asked';
import { useFormRules } from './use-form-rules';
import { useGuestsSubmit } from './use-guests-submit';

/** The screen on which the representative fills in the form about themselves. */
export function InputRepresentative() {
  const representative = useSnapshot(({ guests }) => guests[0]);
  const rules = useFormRules('representative');
  const writesNoKanji = useNeedsKeypad();
  const form = useRulesForm<Guest>({
    defaultValues: {
      ...representative,
      ...(writesNoKanji
        ? nameInKana(shownFields(rules.rows, rules.visibilities, representative), representative)
        : {}),
    },
    errorsOf: (guest) => errorsOf(guest, rules),
  });
  return <RepresentativeForm form={form} representative={representative} rules={rules} />;
}

/** The form itself. Memoised, because the form library draws the component that creates a form twice before its first frame. */
const RepresentativeForm = memo(function RepresentativeForm({
  form,
  representative,
  rules,
}: {
  readonly form: UseFormReturn<Guest>;
  readonly representative: Guest;
  readonly rules: FormRules;
}) {
  const { t } = useTexts();
  const isAlone = useSnapshot(({ guests }) => guests.length === 1);

  // Saves the form on every change, so that nothing is lost however the guest leaves the screen.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => updateGuest(0, values) }),
    [form],
  );

  const overseasFlug = useWatch({ control: form.control, name: 'overseasFlug' });
  const fields = shownFields(rules.rows, rules.visibilities, { overseasFlug });
  const own = useMemo(() => ownForm(form, rules), [form, rules]);

  const submit = useGuestsSubmit({
    path: '/checkin/input-representative',
    form,
    forms: [own],
    first: 0,
    rules,
  });
  // Nothing is left to ask of a guest whom the hotel knows well.
  const [isKnown] = useState(
    () => Object.keys(representative.filled).length > 0 && errorsOf(representative, rules).size === 0,
  );

  return (
    <Screen
      path="/checkin/input-representative"
      title={isAlone ? 'views.checkin.input_representative_view.title_alone' : undefined}
      onSubmit={submit}
      actions={
        <Button action="main" look="main" type="submit">
          {t(isKnown ? 'views.checkin.guests_info_view.button' : 'app.next')}
        </Button>
      }
    >
      <NothingAsked form="representative" />
      {isKnown ? (
        <p className={styles.lead}>{t('views.checkin.input_representative_view.known_lead')}</p>
      ) : null}
      <GuestFields fields={fields} form={own} hasTitles />
    </Screen>
  );
});

/** The representative's form: some answers bring others with them. */
function ownForm(form: UseFormReturn<Guest>, rules: FormRules): GuestForm {
  const put = (field: Exclude<GuestField, 'overseasFlug'>, value: string) =>
    form.setValue(field, value, { shouldValidate: form.getFieldState(field).error !== undefined });
  const set = (field: GuestField, value: string) => {
    // A postcode look-up may fill in fields that the form does not show, or answer after the guest chose to live abroad.
    if (!shownIn(rules, form.getValues())(field)) return;
    if (field === 'overseasFlug') {
      form.setValue(field, value === 'true');
      form.clearErrors('passport');
      // Where a guest from overseas lives is asked: few of them live in the country that stands there for the others.
      if (value === 'true' && form.getValues('countrycode') === JAPAN) set('countrycode', '');
      return;
    }
    if (field === 'telCountrycode') form.setValue('hasOwnTelCountry', value !== '');
    if (field === 'countrycode' && !form.getValues('hasOwnTelCountry')) put('telCountrycode', value);
    put(field, value);
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
  return guestForm(
    {
      field,
      set,
      guest: () => form.getValues(),
      setFilled: (filled) => form.setValue('filled', filled),
    },
    rules,
  );
}
