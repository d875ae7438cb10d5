import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '~/domain/field-row';
import type { Guest } from '~/domain/guest';
import { languageByKana } from '~/domain/kana';
import { sectionSource } from '~/fields/answered';
import { shownFields } from '~/fields/form';
import type { TextKey } from '~/i18n/keys';
import { Button } from '~/ui/button';
import { FieldPairs } from '~/ui/field';
import { CheckIcon } from '~/ui/icons';
import { Parts } from '~/ui/parts';
import styles from './form-sections.module.css';
import { GuestFields, MARKS } from './guest-fields';
import fieldStyles from './guest-fields.module.css';
import { type FieldsOfGuest, useFormRules } from './guests-form';
import { NameHint, NameOffer } from './name-offer';
import { factsOf, type GuestFactField, useGuestFacts } from './use-guest-facts';

const SECTIONS: readonly { readonly section: Section; readonly title: TextKey }[] = [
  { section: 'name', title: 'views.checkin.input_representative_view.section_name' },
  { section: 'address', title: 'views.checkin.input_representative_view.section_address' },
  { section: 'stay', title: 'views.checkin.input_representative_view.section_stay' },
];

/** The form in sections. One that the reservation or the member service has answered is a line until the guest opens it. */
export function FormSections({ fields, answers }: FieldsOfGuest) {
  return SECTIONS.map((row) => {
    const own = fields.filter(({ section }) => section === row.section);
    return own.length === 0 ? null : (
      <FormSection key={row.section} row={row} fields={own} answers={answers} />
    );
  });
}

function FormSection({ row, fields, answers }: FieldsOfGuest & { readonly row: (typeof SECTIONS)[number] }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Only the first render decides: a section never closes under the guest's eyes.
  const [source, setSource] = useState(() => sectionSource(fields, answers.guest()));
  const title = t(row.title);
  const change = () => {
    setSource(undefined);
    heading.current?.focus();
  };
  return (
    <section className={fieldStyles.section}>
      <h2 ref={heading} className={fieldStyles.title} tabIndex={-1}>
        {title}
      </h2>
      {source ? (
        <AnsweredLine
          guest={answers.guest()}
          form="representative"
          facts={factsOf(fields)}
          mark={t(MARKS[source])}
          action={`change-${row.section}`}
          what={title}
          onChange={change}
        />
      ) : (
        <FieldPairs>
          {row.section === 'name' ? (
            <>
              <NameHint fields={fields} />
              <NameOffer fields={fields} answers={answers} />
            </>
          ) : null}
          <GuestFields fields={fields} answers={answers} />
        </FieldPairs>
      )}
    </section>
  );
}

/** Answers in a line with a tick, and the button that opens their form. */
export function AnsweredLine({
  guest,
  form,
  facts,
  mark,
  action,
  what,
  onChange,
}: {
  readonly guest: Guest;
  readonly form: 'representative' | 'companion';
  readonly facts: readonly GuestFactField[];
  /** Source of answers that the guest did not give. */
  readonly mark?: string;
  readonly action: string;
  /** The answers' name, for the button's accessible name. */
  readonly what: string;
  readonly onChange: () => void;
}) {
  const { t } = useTranslation();
  const shown = useGuestFacts(guest, form).filter(
    ({ field, value, isBlank }) => value !== undefined && !isBlank && facts.some((one) => one === field),
  );
  return (
    <div className={styles.line}>
      <CheckIcon size={28} />
      <p className={styles.answers}>
        {shown.map(({ field, value = '', parts }) => (
          <span key={field} data-fact={field} lang={languageByKana(value)}>
            {parts ? <Parts>{parts}</Parts> : value}
          </span>
        ))}
        {mark === undefined ? null : <span className={styles.mark}>{mark}</span>}
      </p>
      <Button
        action={action}
        label={t('views.checkin.guests_info_view.fix_of', { who: what })}
        onPress={onChange}
      >
        {t('views.checkin.guests_info_view.fix')}
      </Button>
    </div>
  );
}

/** A sentence for a form without any question; otherwise nothing. */
export function NothingAsked({ form }: { readonly form: Parameters<typeof useFormRules>[0] }) {
  const { t } = useTranslation();
  const { rows, visibilities } = useFormRules(form);
  // Without the question about residence every guest lives in Japan.
  return shownFields(rows, visibilities, { overseasFlug: false }).length > 0 ? null : (
    <p className={styles.nothing}>{t('views.checkin.input_representative_view.nothing')}</p>
  );
}
