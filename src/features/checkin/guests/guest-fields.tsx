import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FieldOfForm, FormField } from '~/components/form-field';
import { plainDigits } from '~/domain/digits';
import type { UnclearReason } from '~/domain/guest';
import { isBlank } from '~/domain/visible';
import { asksReading } from '~/fields/answered';
import { NAME_FIELDS, sourceOf, unclearIn } from '~/fields/filling';
import { normalise, type ShownField } from '~/fields/form';
import { otherNameOf, remedyForField } from '~/fields/remedies';
import { useConfig } from '~/hooks/use-config';
import type { TextKey } from '~/i18n/keys';
import { Choices } from '~/ui/choices';
import type { ControlProps } from '~/ui/field';
import { isPressedOn } from '~/ui/keypad/control';
import { focusNextField } from '~/ui/keypad/field-position';
import { TextArea, TextInput } from '~/ui/text-input';
import { PassportInput } from '../passport/passport-input';
import { CountryPicker } from './country-picker';
import type { FieldsOfGuest, GuestAnswers } from './guests-form';
import { PostcodeInput, PrefecturePicker } from './postcode-input';
import { UsualAnswers } from './usual-answers';

export const MARKS = {
  reservation: 'views.checkin.input_representative_view.from_reservation',
  member: 'views.checkin.input_representative_view.from_member',
  passport: 'views.checkin.input_representative_view.from_passport',
  guest: undefined,
} as const;

/** Words at a field that a passport left open. */
export const UNCLEAR: Readonly<Record<UnclearReason, TextKey>> = {
  cut: 'views.checkin.input_representative_view.passport_name_cut',
  'no-name': 'views.checkin.input_representative_view.passport_no_name',
  age: 'views.checkin.input_representative_view.passport_age',
};

/** Fields of one guest, in the order of the table. */
export function GuestFields({ fields, answers }: FieldsOfGuest) {
  const { language } = useTranslation().i18n;
  const asksForReading = useWatch({
    control: answers.form.control,
    name: answers.path,
    compute: (guest) => asksReading(fields, guest, language),
  });
  return fields
    .filter(({ control }) => asksForReading || control.kind !== 'kana')
    .map((field) => <GuestField key={field.name} row={field} answers={answers} />);
}

type FieldOfGuest = { readonly row: ShownField; readonly answers: GuestAnswers };

function GuestField({ row, answers }: FieldOfGuest) {
  const { t } = useTranslation();
  const { form, rules, guest } = answers;
  const { kind } = row.control;
  const other = otherNameOf(row.name);
  const { source, unclear } = useWatch({
    control: form.control,
    name: answers.path,
    // The hint for a guest with one name depends on the other field.
    compute: (now) => ({
      source: sourceOf(now, row.name),
      unclear: unclearIn(now, row.name),
      isAlone: other && isBlank(String(now[other])),
    }),
  });
  const mark = source && MARKS[source];
  return (
    <FormField
      form={form}
      name={answers.pathOf(row.name)}
      row={{ ...row, normalise: (typed) => normalise(row.control, typed, rules.fullWidth) }}
      controlName={answers.controlName(row.name)}
      mark={mark && t(mark)}
      notice={unclear && t(UNCLEAR[unclear])}
      remedy={(error) => remedyForField(error, row.name, guest())}
      group={'usual' in row.control || kind === 'choice' || kind === 'residence' || kind === 'passport'}
      onChange={kind === 'residence' || kind === 'country' ? () => answers.follow(row.name) : undefined}
      onBlur={NAME_FIELDS.some((name) => name === row.name) ? answers.complete : undefined}
    >
      {(field, control) => <FieldControl row={row} field={field} control={control} answers={answers} />}
    </FormField>
  );
}

function FieldControl({
  row: { name: rowName, control: kind, label },
  field,
  control,
  answers,
}: FieldOfGuest & { readonly field: FieldOfForm; readonly control: ControlProps }): ReactNode {
  const { t } = useTranslation();
  const { address_lookup } = useConfig();
  const { onChange } = field;
  const common = { ...control, ...field };
  switch (kind.kind) {
    case 'name':
      return <TextInput {...common} maxLength={100} autoCapitalize="words" dir="auto" />;
    case 'kana':
      return <TextInput {...common} keyboard="kana" maxLength={100} lang="ja" autoCapitalize="characters" />;
    case 'text':
      return kind.usual ? (
        <UsualAnswers
          field={field}
          control={control}
          label={t(label)}
          usual={kind.usual}
          maxLength={kind.maxLength}
        />
      ) : (
        <TextInput
          {...common}
          keyboard={kind.houseNumber ? 'block' : 'words'}
          maxLength={kind.maxLength}
          dir="auto"
        />
      );
    case 'multiline':
      return <TextArea {...common} keyboard="latin" maxLength={kind.maxLength} dir="auto" />;
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
      return address_lookup.url === '' ? (
        <TextInput {...common} clean={plainDigits} keyboard="digits" maxLength={8} />
      ) : (
        <PostcodeInput label={t(label)} common={common} answers={answers} />
      );
    case 'choice':
      return (
        <Choices
          {...field}
          control={control}
          options={kind.answers.map((answer) => ({ value: answer.value, label: t(answer.label) }))}
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
      return <CountryPicker {...field} title={t(label)} control={control} tel={kind.tel ?? false} />;
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
