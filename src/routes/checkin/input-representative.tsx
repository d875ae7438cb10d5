import { createFileRoute } from '@tanstack/react-router';
import { memo, useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Missing } from '~/components/missing';
import { Screen } from '~/components/screen';
import { FIELD_ROWS, type Guest } from '~/domain/guest';
import { useFormParts } from '~/features/checkin/guests/form-parts';
import { FormSections, sectionsOf } from '~/features/checkin/guests/form-sections';
import styles from '~/features/checkin/guests/guest-fields.module.css';
import { guestAnswers, saveGuests, useFormRules, useGuestsForm } from '~/features/checkin/guests/guests-form';
import { PassportReader } from '~/features/checkin/passport/passport-reader';
import { checkGuests, errorsOf, type FormRules, type GuestsForm, shownFields } from '~/fields/form';
import { nameInKana } from '~/fields/offers';
import { useNext } from '~/hooks/use-next';
import { useSnapshot } from '~/hooks/use-session';
import { useNeedsKeypad } from '~/ui/keypad/needs-keypad';
import { showFirstError } from '~/ui/show-first-error';

export const Route = createFileRoute('/checkin/input-representative')({ component: InputRepresentative });

function InputRepresentative() {
  const representative = useSnapshot(({ guests }) => guests[0]);
  const rules = useFormRules('representative');
  const writesNoKanji = useNeedsKeypad();
  const known = writesNoKanji
    ? nameInKana(shownFields(rules.rows, rules.visibilities, representative), representative)
    : {};
  const form = useGuestsForm([{ ...representative, ...known }], 0, rules);
  return <RepresentativeForm form={form} representative={representative} rules={rules} />;
}

/** Memoised: the form library renders the component that creates a form twice. */
const RepresentativeForm = memo(function RepresentativeForm({
  form,
  representative,
  rules,
}: {
  readonly form: UseFormReturn<GuestsForm>;
  readonly representative: Guest;
  readonly rules: FormRules;
}) {
  const { t } = useTranslation();
  const next = useNext();
  const isAlone = useSnapshot(({ guests }) => guests.length === 1);
  const overseasFlug = useWatch({ control: form.control, name: 'guests.0.overseasFlug' });
  const fields = shownFields(rules.rows, rules.visibilities, { overseasFlug });
  const answers = useMemo(() => guestAnswers(form, 0, rules), [form, rules]);
  const [sections] = useState(() => sectionsOf(answers));
  const goOn = useFormParts({
    form,
    rules,
    of: sections.map(({ part }) => part),
    isAnswered: (at) => sections[at]?.isAnswered ?? false,
    sectionOf: (_, field) => sections.findIndex(({ section }) => section === FIELD_ROWS[field].section),
  });
  const submit = form.handleSubmit(({ guests }) => {
    saveGuests(guests, 0);
    void next();
  }, showFirstError);
  // The hotel already has every answer of this guest.
  const [isKnown] = useState(
    () => Object.keys(representative.filled).length > 0 && errorsOf(representative, rules).size === 0,
  );

  return (
    <Screen
      layout="wide"
      title={isAlone ? 'views.checkin.input_representative_view.title_alone' : undefined}
      onSubmit={() => {
        answers.complete();
        goOn(() => void submit());
      }}
      button={t(isKnown ? 'views.checkin.guests_info_view.button' : 'app.next')}
      status={<Missing form={form} count={(typed) => checkGuests(typed, rules).errors.length} />}
    >
      <PassportReader people={[answers]} />
      <FormSections
        fields={fields}
        answers={answers}
        sections={sections}
        lead={
          isKnown ? (
            <p className={styles.lead}>{t('views.checkin.input_representative_view.known_lead')}</p>
          ) : null
        }
      />
    </Screen>
  );
});
