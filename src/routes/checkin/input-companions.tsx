import { createFileRoute, useLocation } from '@tanstack/react-router';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Missing } from '~/components/missing';
import { Screen } from '~/components/screen';
import type { Guest } from '~/domain/guest';
import { companionAnchor, companionNames } from '~/features/checkin/guests/companions';
import { FormParts, useFormParts } from '~/features/checkin/guests/form-parts';
import { AnsweredLine } from '~/features/checkin/guests/form-sections';
import { GuestFields } from '~/features/checkin/guests/guest-fields';
import styles from '~/features/checkin/guests/guest-fields.module.css';
import {
  type FieldsOfGuest,
  type GuestAnswers,
  guestAnswers,
  saveGuests,
  useFormRules,
  useGuestsForm,
} from '~/features/checkin/guests/guests-form';
import { FamilyOffer, NameHint } from '~/features/checkin/guests/name-offer';
import { factsOf } from '~/features/checkin/guests/use-guest-facts';
import { PassportReader } from '~/features/checkin/passport/passport-reader';
import { isFinished } from '~/fields/answered';
import { checkGuests, type FormRules, type GuestsForm, type ShownField, shownFields } from '~/fields/form';
import { partsOf, rowsOf } from '~/fields/parts';
import { useNext } from '~/hooks/use-next';
import { useSnapshot } from '~/hooks/use-session';
import { FieldRows } from '~/ui/field';
import { ChildIcon, PersonIcon } from '~/ui/screen-icons';
import { showFirstError } from '~/ui/show-first-error';

export const Route = createFileRoute('/checkin/input-companions')({ component: InputCompanions });

/** Distance of the anchor's companion from the top, in CSS px. */
const ANCHOR_OFFSET_PX = 60;
/** Wait before scrolling, in ms: the layout comes first. */
const ANCHOR_DELAY_MS = 250;

function InputCompanions() {
  const party = useSnapshot(({ guests }) => guests);
  const rules = useFormRules('companions');
  const form = useGuestsForm(party.slice(1), 1, rules);
  return <CompanionsForm form={form} party={party} rules={rules} />;
}

/** Memoised: the form library renders the component that creates a form twice. */
const CompanionsForm = memo(function CompanionsForm({
  form,
  party,
  rules,
}: {
  readonly form: UseFormReturn<GuestsForm>;
  readonly party: readonly Guest[];
  readonly rules: FormRules;
}) {
  const { t } = useTranslation();
  useScrollToAnchor();

  const next = useNext();
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
  // A companion's fields do not depend on answers.
  const fields = shownFields(rules.rows, rules.visibilities, { overseasFlug: false });
  const parts = partsOf(companions.map(() => rowsOf(fields)));
  const goOn = useFormParts({
    form,
    rules,
    of: parts,
    isAnswered: (place) => companions[place] !== undefined && isFinished(fields, companions[place].guest()),
    sectionOf: (place) => place,
  });
  const { current, open } = useCurrentCompanion(list, companions, fields);

  return (
    <Screen
      layout="wide"
      onSubmit={() => {
        for (const { complete } of companions) complete();
        goOn(() => void submit());
      }}
      button={t('app.next')}
      status={<Missing form={form} count={(typed) => checkGuests(typed, rules).errors.length} />}
    >
      <PassportReader people={companions} />
      <div ref={list}>
        <FormParts
          of={parts}
          lead={
            party[0] ? (
              <FamilyOffer form={form} fields={fields} companions={companions} representative={party[0]} />
            ) : null
          }
        >
          {(index) => {
            const answers = companions[index];
            return answers ? (
              <Companion
                place={index + 1}
                who={names[index + 1] ?? ''}
                fields={fields}
                answers={answers}
                isCurrent={index === current}
                onOpen={() => open(index)}
              />
            ) : null;
          }}
        </FormParts>
      </div>
    </Screen>
  );
});

/** One companion: the form, or a line once it is complete and another one is open. */
function Companion({
  place,
  who,
  fields,
  answers,
  isCurrent,
  onOpen,
}: FieldsOfGuest & {
  readonly place: number;
  readonly who: string;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  const guest = answers.guest();
  const change = () => {
    title.current?.focus({ preventScroll: true });
    onOpen();
  };
  return (
    <section id={companionAnchor(place)} className={styles.section}>
      <h2 ref={title} className={styles.title} tabIndex={-1}>
        {guest.isChild ? <ChildIcon /> : <PersonIcon />}
        {who}
      </h2>
      {!isCurrent && isFinished(fields, guest) ? (
        <AnsweredLine
          guest={guest}
          form="companion"
          facts={factsOf(fields)}
          action={`change-companion-${place}`}
          what={who}
          onChange={change}
        />
      ) : (
        <FieldRows>
          <NameHint fields={fields} />
          <GuestFields fields={fields} answers={answers} />
        </FieldRows>
      )}
    </section>
  );
}

/** Time after a tap in which nothing moves under the finger, in ms: its click comes first. */
const TAP_MS = 350;

/** The open companion: at first the one in the anchor, or the first incomplete one. */
function useCurrentCompanion(
  list: RefObject<HTMLElement | null>,
  companions: readonly GuestAnswers[],
  fields: readonly ShownField[],
) {
  const anchor = useLocation({ select: ({ hash }) => hash });
  const [current, setCurrent] = useState(() => {
    const asked = companions.findIndex((_, index) => companionAnchor(index + 1) === anchor);
    return asked >= 0 ? asked : companions.findIndex((one) => !isFinished(fields, one.guest()));
  });
  const open = (index: number) => keepInPlace(() => setCurrent(index));
  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = ({ target }: FocusEvent) => {
      const entered = [...(list.current?.querySelectorAll('section') ?? [])].findIndex(
        (companion) => target instanceof Node && companion.contains(target),
      );
      clearTimeout(timer);
      timer = setTimeout(() => keepInPlace(() => setCurrent(entered)), TAP_MS);
    };
    list.current?.addEventListener('focusin', follow, { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [list]);
  return { current, open };
}

/** Renders a change without moving the focused control. */
function keepInPlace(change: () => void): void {
  const { activeElement: looked } = document;
  const scroller = looked?.closest('[data-scroller]');
  const top = looked?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  if (looked?.isConnected && scroller) scroller.scrollTop += looked.getBoundingClientRect().top - top;
}

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
