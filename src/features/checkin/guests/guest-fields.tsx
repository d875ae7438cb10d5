import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type FieldOfForm, FormField } from '~/components/form-field';
import { plainDigits } from '~/domain/digits';
import { type Guest, HOME_STAY } from '~/domain/guest';
import { isBlank } from '~/domain/visible';
import { NAME_FIELDS, sourceOf } from '~/fields/filling';
import { hintForField, otherNameOf } from '~/fields/hints';
import { normalise } from '~/fields/normalise';
import type { Section, ShownField } from '~/fields/row';
import type { TextKey } from '~/i18n/keys';
import type { Translate } from '~/i18n/texts';
import { Chips } from '~/ui/chips';
import { Choices } from '~/ui/choices';
import { type ControlProps, FieldPairs } from '~/ui/field';
import { isPressedOn } from '~/ui/keypad/control';
import { focusNextField } from '~/ui/keypad/field-position';
import { TextArea, TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';
import { PassportInput } from '../passport/passport-input';
import { CountryPicker } from './country-picker';
import type { GuestAnswers } from './guest-answers';
import styles from './guest-fields.module.css';
import { NameOffer } from './name-offer';
import { PostcodeInput } from './postcode-input';
import { PrefecturePicker } from './prefecture-picker';

const SECTIONS: readonly { readonly section: Section; readonly title: TextKey }[] = [
  { section: 'name', title: 'views.checkin.input_representative_view.section_name' },
  { section: 'address', title: 'views.checkin.input_representative_view.section_address' },
  { section: 'stay', title: 'views.checkin.input_representative_view.section_stay' },
];

/** Where an answer is from that the guest has not given here. */
const MARKS = {
  reservation: 'views.checkin.input_representative_view.from_reservation',
  member: 'views.checkin.input_representative_view.from_member',
  guest: undefined,
} as const;

/** The fields of one guest, grouped into sections by the table of fields. */
export function GuestFields({
  fields,
  answers,
  representative,
  hasTitles = false,
}: {
  readonly fields: readonly ShownField[];
  readonly answers: GuestAnswers;
  /** For a companion: whose family name it may be. */
  readonly representative?: Guest | undefined;
  readonly hasTitles?: boolean;
}) {
  const { t } = useTexts();
  const sections = SECTIONS.map(({ section, title }) => ({
    section,
    title,
    own: fields.filter((field) => field.section === section),
  })).filter(({ own }) => own.length > 0);
  return sections.map(({ section, title, own }) => (
    <section key={section} className={styles.section}>
      {hasTitles ? <h2 className={styles.title}>{t(title)}</h2> : null}
      <FieldPairs>
        {section === 'name' ? (
          <NameOffer fields={own} answers={answers} representative={representative} t={t} />
        ) : null}
        {own.map((field) => (
          <GuestField key={field.name} row={field} answers={answers} t={t} />
        ))}
      </FieldPairs>
    </section>
  ));
}

/** One field. `t` is passed down, because each call of the hook copies all of i18next and a form has many fields. */
function GuestField({
  row,
  answers,
  t,
}: {
  readonly row: ShownField;
  readonly answers: GuestAnswers;
  readonly t: Translate;
}) {
  const { form, rules, guest } = answers;
  const { kind } = row.control;
  const other = otherNameOf(row.name);
  const { source } = useWatch({
    control: form.control,
    name: answers.path,
    // What a guest with one name is told depends on whether the other part is there.
    compute: (now) => ({ source: sourceOf(now, row.name), isAlone: other && isBlank(String(now[other])) }),
  });
  const mark = source && MARKS[source];
  return (
    <FormField
      form={form}
      name={answers.pathOf(row.name)}
      row={{ ...row, normalise: (typed) => normalise(row.control, typed, rules.fullWidth) }}
      controlName={answers.controlName(row.name)}
      mark={mark && t(mark)}
      mend={(error) => hintForField(error, row.name, guest())}
      group={kind === 'gender' || kind === 'residence' || kind === 'passport'}
      onChange={() => answers.follow(row.name)}
      onBlur={NAME_FIELDS.some((name) => name === row.name) ? answers.complete : undefined}
    >
      {(field, control) => <FieldControl row={row} field={field} control={control} answers={answers} t={t} />}
    </FormField>
  );
}

function FieldControl({
  row: { name: rowName, control: kind, label },
  field,
  control,
  answers,
  t,
}: {
  readonly row: ShownField;
  readonly field: FieldOfForm;
  readonly control: ControlProps;
  readonly answers: GuestAnswers;
  readonly t: Translate;
}): ReactNode {
  const { value, onChange } = field;
  const common = { ...control, ...field };
  switch (kind.kind) {
    case 'name':
      return <TextInput {...common} maxLength={100} autoCapitalize="words" dir="auto" />;
    case 'kana':
      return <TextInput {...common} keyboard="kana" maxLength={100} lang="ja" autoCapitalize="characters" />;
    case 'text': {
      // The register has its own word for "home"; the guest reads and writes it in another language.
      const knowsHome = kind.usual?.some((usual) => usual.value === HOME_STAY);
      const home = knowsHome ? t('views.checkin.input_representative_view.home_stay') : HOME_STAY;
      return (
        <>
          <TextInput
            {...common}
            value={value === HOME_STAY ? home : value}
            onChange={({ target }) => onChange(target.value === home ? HOME_STAY : target.value)}
            keyboard={kind.houseNumber ? 'block' : 'words'}
            maxLength={kind.maxLength}
            dir="auto"
          />
          {kind.usual ? (
            <Chips
              label={t(label)}
              chips={kind.usual.map((usual) => ({
                value: usual.value ?? t(usual.label),
                label: t(usual.label),
              }))}
              value={value}
              isWhole
              onPick={onChange}
            />
          ) : null}
        </>
      );
    }
    case 'multiline':
      return <TextArea {...common} maxLength={kind.maxLength} dir="auto" />;
    case 'digits':
      return (
        <TextInput
          {...common}
          clean={plainDigits}
          maxLength={kind.maxLength}
          keyboard={kind.tel ? 'phone' : 'digits'}
          onSettle={(typed) => {
            if (isPressedOn(typed) && kind.whole?.test(typed.value)) focusNextField(typed);
          }}
        />
      );
    case 'postcode':
      return <PostcodeInput label={t(label)} common={common} answers={answers} />;
    case 'gender':
      return (
        <Choices
          {...field}
          control={control}
          options={[
            { value: '1', label: t('views.checkin.input_representative_view.gender_male') },
            { value: '2', label: t('views.checkin.input_representative_view.gender_female') },
            { value: '3', label: t('views.checkin.input_representative_view.gender_other') },
          ]}
        />
      );
    case 'residence':
      return (
        <Choices
          {...field}
          onChange={(answer) => onChange(answer === 'true')}
          control={control}
          options={[
            { value: 'false', label: t('views.checkin.input_representative_view.overseas_false') },
            { value: 'true', label: t('views.checkin.input_representative_view.overseas_true') },
          ]}
        />
      );
    case 'prefecture':
      return <PrefecturePicker {...field} title={t(label)} control={control} />;
    case 'country':
      return <CountryPicker {...field} title={t(label)} control={control} />;
    case 'passport':
      return (
        <PassportInput
          field={field}
          control={control}
          onUnsuitable={() => answers.form.clearErrors(answers.pathOf(rowName))}
        />
      );
  }
}
