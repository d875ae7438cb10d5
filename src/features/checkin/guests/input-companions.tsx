import { zodResolver } from '@hookform/resolvers/zod';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Screen } from '~/components/screen';
import type { Guest } from '~/domain/guest';
import { z } from '~/domain/zod';
import { normaliseGuest } from '~/fields/form';
import { normalise } from '~/fields/normalise';
import { type GuestField, shownFields } from '~/fields/row';
import { guestSchema } from '~/fields/schema';
import { useNext } from '~/hooks/use-next';
import { useSnapshot } from '~/hooks/use-snapshot';
import { asTextKey } from '~/i18n/as-text-key';
import { updateGuest } from '~/session/store';
import { Button } from '~/ui/button';
import { ChildIcon, PersonIcon } from '~/ui/screen-icons';
import { showFirstError } from '~/ui/show-first-error';
import { useTexts } from '~/ui/texts';
import { companionAnchor, companionNames } from './companions';
import type { FieldBinding } from './field-binding';
import { GuestFields } from './guest-fields';
import styles from './input-companions.module.css';
import { useFormRules } from './use-form-rules';
import { useUnfinished } from './use-unfinished';

/** How far below the top an anchored companion comes to stand, in CSS px. */
const ANCHOR_OFFSET = 60;
/** The screen has to stand before it can be scrolled, in ms. */
const ANCHOR_DELAY = 250;

export function InputCompanions() {
  const { t } = useTexts();
  const everybody = useSnapshot(({ guests }) => guests);
  const rules = useFormRules('companions');
  const next = useNext('/checkin/input-companions');
  const form = useForm<{ companions: Guest[] }>({
    defaultValues: { companions: everybody.slice(1) },
    resolver: zodResolver(z.object({ companions: z.array(guestSchema(rules)) })),
  });
  const { companions } = form.watch();
  const errors = form.formState.errors.companions;
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

  const bind = (index: number, field: GuestField): FieldBinding => {
    const name = `companions.${index}.${field}` as const;
    const error = errors?.[index]?.[field];
    return {
      inputName: name,
      value: String(companions[index]?.[field] ?? ''),
      error: asTextKey(error?.message),
      set: (value) => form.setValue(name, value, { shouldValidate: error !== undefined }),
      leave: () => {
        const control = rules.rows.find((row) => row.name === field)?.control;
        const value = form.getValues(name);
        if (control && typeof value === 'string')
          form.setValue(name, normalise(control, value, rules.fullWidth));
        void form.trigger(name);
      },
      forgive: () => form.clearErrors(name),
    };
  };

  const submit = form.handleSubmit(() => {
    for (const [index, companion] of form.getValues('companions').entries()) {
      updateGuest(index + 1, normaliseGuest(companion, rules));
    }
    next();
  }, showFirstError);
  useUnfinished(() => void form.handleSubmit(() => undefined, showFirstError)());
  const names = companionNames(everybody, t);

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
      {companions.map((companion, index) => (
        <section
          // Companions have no identity but their place in the party.
          key={companionAnchor(index + 1)}
          id={companionAnchor(index + 1)}
          className={styles.companion}
        >
          <h2 className={styles.title}>
            {companion.isChild ? <ChildIcon /> : <PersonIcon />}
            {names[index + 1]}
          </h2>
          <GuestFields
            fields={shownFields(rules.rows, rules.visibilities, companion)}
            bind={(field) => bind(index, field)}
          />
        </section>
      ))}
    </Screen>
  );
}

/** Brings the companion that the address names into view. */
function useScrollToAnchor(): void {
  const anchor = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (anchor === '') return;
    const timer = setTimeout(() => {
      const target = document.getElementById(anchor);
      const scroller = target?.closest('[data-scroller]');
      if (!target || !scroller) return;
      const distance = target.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      scroller.scrollBy({ top: distance - ANCHOR_OFFSET });
    }, ANCHOR_DELAY);
    return () => clearTimeout(timer);
  }, [anchor]);
}
