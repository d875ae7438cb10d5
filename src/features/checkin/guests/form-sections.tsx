import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SECTIONS, type Section } from '~/domain/field-row';
import type { Guest } from '~/domain/guest';
import { languageByKana } from '~/domain/kana';
import { sectionSource } from '~/fields/answered';
import { shownFields } from '~/fields/form';
import { partsOf, rowsOf } from '~/fields/parts';
import { keysOf } from '~/platform/records';
import { Button } from '~/ui/button';
import { FieldRows } from '~/ui/field';
import { CheckIcon } from '~/ui/icons';
import { Parts } from '~/ui/parts';
import { FormParts } from './form-parts';
import styles from './form-sections.module.css';
import { GuestFields, MARKS } from './guest-fields';
import fieldStyles from './guest-fields.module.css';
import type { FieldsOfGuest, GuestAnswers } from './guests-form';
import { NameHint, NameOffer } from './name-offer';
import { factsOf, type GuestFactField, useGuestFacts } from './use-guest-facts';

const inSection = <F extends { readonly section: Section }>(fields: readonly F[], of: Section): F[] =>
  fields.filter(({ section }) => section === of);

export type SectionOfForm = {
  readonly section: Section;
  readonly part: number;
  /** The reservation or the member service has answered it. */
  readonly isAnswered: boolean;
};

export function sectionsOf({ rules, guest }: GuestAnswers): readonly SectionOfForm[] {
  const asked = (section: Section, overseasFlug: boolean) =>
    inSection(shownFields(rules.rows, rules.visibilities, { overseasFlug }), section);
  const sections = keysOf(SECTIONS).filter((section) => asked(section, false).length > 0);
  // The guest may move overseas and back.
  const parts = partsOf(
    sections.map((section) => Math.max(rowsOf(asked(section, false)), rowsOf(asked(section, true)))),
  );
  return sections.map((section, at) => ({
    section,
    part: parts[at] ?? 0,
    isAnswered: sectionSource(asked(section, guest().overseasFlug), guest()) !== undefined,
  }));
}

/** The form in sections. One that the reservation or the member service has answered is a line until the guest opens it. */
export const FormSections = ({
  fields,
  answers,
  sections,
  lead,
}: FieldsOfGuest & { readonly sections: readonly SectionOfForm[]; readonly lead?: ReactNode }) => (
  <FormParts of={sections.map(({ part }) => part)} lead={lead}>
    {(at) => {
      const section = sections[at]?.section;
      return (
        section && <FormSection section={section} fields={inSection(fields, section)} answers={answers} />
      );
    }}
  </FormParts>
);

function FormSection({ section, fields, answers }: FieldsOfGuest & { readonly section: Section }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Only the first render decides: a section never closes under the guest's eyes.
  const [source, setSource] = useState(() => sectionSource(fields, answers.guest()));
  const title = t(SECTIONS[section]);
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
          action={`change-${section}`}
          what={title}
          onChange={change}
        />
      ) : (
        <FieldRows>
          {section === 'name' ? (
            <>
              <NameHint fields={fields} />
              <NameOffer fields={fields} answers={answers} />
            </>
          ) : null}
          <GuestFields fields={fields} answers={answers} />
        </FieldRows>
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
