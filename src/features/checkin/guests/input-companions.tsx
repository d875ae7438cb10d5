import { useLocation } from '@tanstack/react-router';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Screen } from '~/components/screen';
import type { Guest } from '~/domain/guest';
import { errorsOf, type FormRules } from '~/fields/form';
import { normalise } from '~/fields/normalise';
import { type GuestField, shownFields } from '~/fields/row';
import { type LiveField, liveField } from '~/hooks/use-field';
import { type FormErrors, useRulesForm } from '~/hooks/use-rules-form';
import { useSnapshot } from '~/hooks/use-snapshot';
import { updateGuest } from '~/session/store';
import { Button } from '~/ui/button';
import { ChildIcon, PersonIcon } from '~/ui/screen-icons';
import { useTexts } from '~/ui/texts';
import { companionAnchor, companionNames } from './companions';
import { GuestFields } from './guest-fields';
import { type GuestForm, guestForm } from './guest-form';
import styles from './input-companions.module.css';
import { MoreGuests } from './more-guests';
import { NothingAsked } from './nothing-asked';
import { useFormRules } from './use-form-rules';
import { useGuestsSubmit } from './use-guests-submit';

/** Distance from the top at which the companion in the URL anchor is shown, in CSS px. */
const ANCHOR_OFFSET_PX = 60;
/** How long to wait before scrolling, in ms: the screen must be laid out first. */
const ANCHOR_DELAY_MS = 250;

function errorsOfAll(companions: readonly Guest[], rules: FormRules): FormErrors {
  return companions.flatMap((companion, index) =>
    [...errorsOf(companion, rules)].map(([field, error]) => [`companions.${index}.${field}`, error] as const),
  );
}

type Companions = { readonly companions: Guest[] };

/** The screen on which the guest fills in the forms of all companions. */
export function InputCompanions() {
  const party = useSnapshot(({ guests }) => guests);
  const rules = useFormRules('companions');
  const form = useRulesForm<Companions>({
    defaultValues: { companions: party.slice(1) },
    errorsOf: ({ companions }) => errorsOfAll(companions, rules),
  });
  return <CompanionsForm form={form} party={party} rules={rules} />;
}

/** The form itself. Memoised, because the form library draws the component that creates a form twice before its first frame. */
const CompanionsForm = memo(function CompanionsForm({
  form,
  party,
  rules,
}: {
  readonly form: UseFormReturn<Companions>;
  readonly party: readonly Guest[];
  readonly rules: FormRules;
}) {
  const { t } = useTexts();
  useScrollToAnchor();

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          for (const [index, companion] of values.companions.entries()) updateGuest(index + 1, companion);
        },
      }),
    [form],
  );

  const forms = useMemo(
    () => form.getValues('companions').map((_, index) => companionForm(form, index, rules)),
    [form, rules],
  );
  const submit = useGuestsSubmit({ path: '/checkin/input-companions', form, forms, first: 1, rules });
  const names = companionNames(party, t);
  const list = useRef<HTMLDivElement>(null);

  return (
    <Screen
      path="/checkin/input-companions"
      onSubmit={submit}
      actions={
        <Button action="main" look="main" type="submit">
          {t('app.next')}
        </Button>
      }
    >
      <NothingAsked form="companions" />
      <div ref={list}>
        {forms.map((own, index) => (
          <section
            // A companion's only identity is the index in the party.
            key={companionAnchor(index + 1)}
            id={companionAnchor(index + 1)}
            className={styles.companion}
          >
            <h2 className={styles.title}>
              {own.guest().isChild ? <ChildIcon /> : <PersonIcon />}
              {names[index + 1]}
            </h2>
            <GuestFields
              fields={shownFields(rules.rows, rules.visibilities, own.guest())}
              form={own}
              representative={party[0]}
            />
          </section>
        ))}
      </div>
      <MoreGuests list={list} count={forms.length} />
    </Screen>
  );
});

function companionForm(form: UseFormReturn<Companions>, index: number, rules: FormRules): GuestForm {
  const field = (name: GuestField): LiveField => {
    const control = rules.rows.find((row) => row.name === name)?.control;
    return liveField(
      form,
      `companions.${index}.${name}`,
      control && ((typed) => normalise(control, typed, rules.fullWidth)),
    );
  };
  return guestForm(
    {
      field,
      set: (name, value) => field(name).read().set(value),
      guest: () => form.getValues(`companions.${index}`),
      setFilled: (filled) => form.setValue(`companions.${index}.filled`, filled),
    },
    rules,
  );
}

/** Scrolls to the companion named by the URL's hash. */
function useScrollToAnchor(): void {
  const anchor = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (anchor === '') return;
    const timer = setTimeout(() => {
      const target = document.getElementById(anchor);
      const scroller = target?.closest('[data-scroller]');
      if (!target || !scroller) return;
      const distance = target.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      scroller.scrollBy({ top: distance - ANCHOR_OFFSET_PX });
    }, ANCHOR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [anchor]);
}
