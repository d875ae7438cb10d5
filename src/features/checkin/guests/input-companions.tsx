import { useLocation } from '@tanstack/react-router';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Screen } from '~/components/screen';
import type { Guest } from '~/domain/guest';
import type { FormRules, GuestsForm } from '~/fields/form';
import { shownFields } from '~/fields/row';
import { useNext } from '~/hooks/use-next';
import { useSnapshot } from '~/hooks/use-snapshot';
import { Button } from '~/ui/button';
import { ChildIcon, PersonIcon } from '~/ui/screen-icons';
import { showFirstError } from '~/ui/show-first-error';
import { useTexts } from '~/ui/texts';
import { PassportReader } from '../passport/passport-reader';
import { companionAnchor, companionNames } from './companions';
import { guestAnswers } from './guest-answers';
import { GuestFields } from './guest-fields';
import styles from './input-companions.module.css';
import { MoreGuests } from './more-guests';
import { NothingAsked } from './nothing-asked';
import { useFormRules } from './use-form-rules';
import { saveGuests, useGuestsForm } from './use-guests-form';

/** Distance from the top at which the companion in the URL anchor is shown, in CSS px. */
const ANCHOR_OFFSET_PX = 60;
/** How long to wait before scrolling, in ms: the screen must be laid out first. */
const ANCHOR_DELAY_MS = 250;

/** The screen on which the guest fills in the forms of all companions. */
export function InputCompanions() {
  const party = useSnapshot(({ guests }) => guests);
  const rules = useFormRules('companions');
  const form = useGuestsForm(party.slice(1), 1, rules);
  return <CompanionsForm form={form} party={party} rules={rules} />;
}

/** The form itself. Memoised, because the form library renders the component that creates a form twice before its first frame. */
const CompanionsForm = memo(function CompanionsForm({
  form,
  party,
  rules,
}: {
  readonly form: UseFormReturn<GuestsForm>;
  readonly party: readonly Guest[];
  readonly rules: FormRules;
}) {
  const { t } = useTexts();
  useScrollToAnchor();

  const next = useNext('/checkin/input-companions');
  const companions = useMemo(
    () =>
      form.getValues('guests').map((_, place) => guestAnswers(form, place, rules, `companions.${place}.`)),
    [form, rules],
  );
  const submit = form.handleSubmit(({ guests }) => {
    saveGuests(guests, 1);
    void next();
  }, showFirstError);
  const names = companionNames(party, t);
  const list = useRef<HTMLDivElement>(null);

  return (
    <Screen
      path="/checkin/input-companions"
      onSubmit={() => {
        for (const { complete } of companions) complete();
        void submit();
      }}
      actions={
        <Button action="main" look="main" type="submit">
          {t('app.next')}
        </Button>
      }
    >
      <PassportReader people={companions} />
      <NothingAsked form="companions" />
      <div ref={list}>
        {companions.map((answers, index) => (
          <section
            // A companion's only identity is the index in the party.
            key={companionAnchor(index + 1)}
            id={companionAnchor(index + 1)}
            className={styles.companion}
          >
            <h2 className={styles.title}>
              {answers.guest().isChild ? <ChildIcon /> : <PersonIcon />}
              {names[index + 1]}
            </h2>
            <GuestFields
              fields={shownFields(rules.rows, rules.visibilities, answers.guest())}
              answers={answers}
              representative={party[0]}
            />
          </section>
        ))}
      </div>
      <MoreGuests list={list} count={companions.length} />
    </Screen>
  );
});

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
