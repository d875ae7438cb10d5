import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { HOME_STAY } from '~/domain/guest';
import type { GuestField, Section, ShownField } from '~/fields/row';
import { type FieldBinding, inputProps } from '~/hooks/bind-field';
import { type LiveField, useField } from '~/hooks/use-field';
import type { TextKey } from '~/i18n/keys';
import { Choices } from '~/ui/choices';
import { type ControlProps, Field } from '~/ui/field';
import { TextArea, TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';
import { PassportInput } from '../passport/passport-input';
import { CountryPicker } from './country-picker';
import styles from './guest-fields.module.css';
import { PostcodeInput } from './postcode-input';
import { PrefecturePicker } from './prefecture-picker';

const SECTIONS: readonly { readonly section: Section; readonly title: TextKey }[] = [
  { section: 'name', title: 'views.checkin.input_representative_view.section_name' },
  { section: 'address', title: 'views.checkin.input_representative_view.section_address' },
  { section: 'stay', title: 'views.checkin.input_representative_view.section_stay' },
];

/** The form of one guest. */
export type GuestForm = {
  readonly field: (field: GuestField) => LiveField;
  /** Answers a field for the guest; does nothing if the form does not currently show it. */
  readonly set: (field: GuestField, value: string) => void;
};

/** The fields of one guest, grouped into sections by the table of fields. */
export function GuestFields({
  fields,
  form,
  hasTitles = false,
}: {
  readonly fields: readonly ShownField[];
  readonly form: GuestForm;
  readonly hasTitles?: boolean;
}) {
  const { t, i18n } = useTexts();
  return SECTIONS.map(({ section, title }) => {
    const own = fields.filter((field) => field.section === section);
    if (own.length === 0) return null;
    return (
      <section key={section} className={styles.section}>
        {hasTitles ? <h2 className={styles.title}>{t(title)}</h2> : null}
        <div className={styles.fields}>
          {own.map((field) => (
            <GuestFieldView key={field.name} field={field} form={form} t={t} language={i18n.language} />
          ))}
        </div>
      </section>
    );
  });
}

/** One field. `t` is passed down, because each call of the hook copies all of i18next and a form has many fields. */
function GuestFieldView({
  field,
  form,
  t,
  language,
}: {
  readonly field: ShownField;
  readonly form: GuestForm;
  readonly t: TFunction;
  readonly language: string;
}) {
  const binding = useField(useMemo(() => form.field(field.name), [form, field.name]));
  const { kind } = field.control;
  const needsMeaning = binding.value === HOME_STAY && language !== 'ja';
  const hint = needsMeaning ? 'views.checkin.input_representative_view.home_stay' : field.hint;
  return (
    <Field
      label={t(field.label)}
      hint={hint && t(hint)}
      error={binding.error}
      required={field.required}
      group={kind === 'gender' || kind === 'residence' || kind === 'passport'}
      wide={field.wide ?? false}
    >
      {(control) => <FieldControl field={field} binding={binding} control={control} form={form} t={t} />}
    </Field>
  );
}

function FieldControl({
  field: { control: kind, label },
  binding,
  control,
  form,
  t,
}: {
  readonly field: ShownField;
  readonly binding: FieldBinding;
  readonly control: ControlProps;
  readonly form: GuestForm;
  readonly t: TFunction;
}): ReactNode {
  const { name, value, set, onBlur } = binding;
  const common = { ...control, ...inputProps(binding) };
  switch (kind.kind) {
    case 'name':
      return <TextInput {...common} maxLength={100} autoCapitalize="words" dir="auto" />;
    case 'kana':
      return <TextInput {...common} keyboard="kana" maxLength={100} lang="ja" autoCapitalize="characters" />;
    case 'text':
      // The value for "home" is in the hotel's language, whatever the guest's language is.
      return (
        <TextInput
          {...common}
          maxLength={kind.maxLength}
          lang={value === HOME_STAY ? 'ja' : undefined}
          dir="auto"
        />
      );
    case 'multiline':
      return <TextArea {...common} maxLength={kind.maxLength} dir="auto" />;
    case 'digits':
      return (
        <TextInput
          {...common}
          digitsOnly
          maxLength={kind.maxLength}
          keyboard={kind.tel ? 'phone' : 'digits'}
        />
      );
    case 'postcode':
      return <PostcodeInput common={common} setField={form.set} />;
    case 'gender':
      return (
        <Choices
          name={name}
          value={value}
          onChange={set}
          onBlur={onBlur}
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
          name={name}
          value={value}
          onChange={set}
          control={control}
          options={[
            { value: 'false', label: t('views.checkin.input_representative_view.overseas_false') },
            { value: 'true', label: t('views.checkin.input_representative_view.overseas_true') },
          ]}
        />
      );
    case 'prefecture':
      return (
        <PrefecturePicker
          name={name}
          title={t(label)}
          value={value}
          onChange={set}
          onBlur={onBlur}
          control={control}
        />
      );
    case 'country':
      return (
        <CountryPicker
          name={name}
          title={t(label)}
          value={value}
          onChange={set}
          onBlur={onBlur}
          control={control}
        />
      );
    case 'passport':
      return <PassportInput binding={binding} control={control} />;
  }
}
