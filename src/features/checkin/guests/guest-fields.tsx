import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { plainDigits } from '~/domain/digits';
import { type Guest, type GuestField, HOME_STAY } from '~/domain/guest';
import { sourceOf } from '~/fields/filling';
import { mendOfField, otherNameOf } from '~/fields/mend';
import type { Section, ShownField } from '~/fields/row';
import { type FieldBinding, inputProps } from '~/hooks/bind-field';
import { useField, useIsAnswered } from '~/hooks/use-field';
import type { TextKey } from '~/i18n/keys';
import { Chips } from '~/ui/chips';
import { Choices } from '~/ui/choices';
import { type ControlProps, Field } from '~/ui/field';
import { isPressedOn } from '~/ui/keypad/control';
import { focusNextField } from '~/ui/keypad/place';
import { TextArea, TextInput } from '~/ui/text-input';
import { useTexts } from '~/ui/texts';
import { PassportInput } from '../passport/passport-input';
import { CountryPicker } from './country-picker';
import styles from './guest-fields.module.css';
import type { GuestForm } from './guest-form';
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
  form,
  representative,
  hasTitles = false,
}: {
  readonly fields: readonly ShownField[];
  readonly form: GuestForm;
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
      <div className={styles.fields}>
        {section === 'name' ? (
          <NameOffer fields={own} form={form} representative={representative} t={t} />
        ) : null}
        {own.map((field) => {
          const other = otherNameOf(field.name);
          return other ? (
            <NameFieldView key={field.name} field={field} other={other} form={form} t={t} />
          ) : (
            <GuestFieldView key={field.name} field={field} form={form} t={t} />
          );
        })}
      </div>
    </section>
  ));
}

type FieldViewProps = { readonly field: ShownField; readonly form: GuestForm; readonly t: TFunction };

/** One part of a name. What a guest with one name is told depends on whether the other part is there. */
function NameFieldView({ other, ...props }: FieldViewProps & { readonly other: GuestField }) {
  const { form } = props;
  useIsAnswered(useMemo(() => form.field(other), [form, other]));
  return <GuestFieldView {...props} />;
}

/** One field. `t` is passed down, because each call of the hook copies all of i18next and a form has many fields. */
function GuestFieldView({ field, form, t }: FieldViewProps) {
  const binding = useField(useMemo(() => form.field(field.name), [form, field.name]));
  const { kind } = field.control;
  const source = sourceOf(form.guest(), field.name);
  const mark = source && MARKS[source];
  const mend = binding.error && mendOfField(binding.error, field.name, form.guest());
  const label = t(field.label);
  return (
    <Field
      label={label}
      mark={mark && t(mark)}
      hint={field.hint && t(field.hint)}
      error={binding.error}
      mend={mend && t(mend.text, { label, mark: mend.mark })}
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
    case 'text': {
      // The register has its own word for "home"; the guest reads and writes it in another language.
      const knowsHome = kind.usual?.some((usual) => usual.value === HOME_STAY);
      const home = knowsHome ? t('views.checkin.input_representative_view.home_stay') : HOME_STAY;
      return (
        <>
          <TextInput
            {...common}
            value={value === HOME_STAY ? home : value}
            onChange={({ target }) => set(target.value === home ? HOME_STAY : target.value)}
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
              onPick={set}
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
      return <PostcodeInput label={t(label)} common={common} form={form} />;
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
