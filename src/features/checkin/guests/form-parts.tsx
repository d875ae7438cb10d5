import { useLocation, useNavigate } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { GuestField } from '~/domain/guest';
import { errorsOf, type FormRules, type GuestsForm } from '~/fields/form';
import { partAfter } from '~/fields/parts';
import { useScreenPath } from '~/hooks/use-screen-path';
import { afterFrame } from '~/ui/after-frame';
import styles from './form-parts.module.css';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The part of a form to which the main button led. */
    readonly part?: number;
  }
}

/**
 * The way through a long form, one part at a time. All parts stand on one screen, so that programs find every field
 * at any time. The history has an entry for each part to which the guest was led: Back leads to the part before.
 * @returns for the main button: leads to the next part, or calls `send`
 */
export function useFormParts({
  form,
  rules,
  of,
  isAnswered,
  sectionOf,
}: {
  readonly form: UseFormReturn<GuestsForm>;
  readonly rules: FormRules;
  /** The part of each section. */
  readonly of: readonly number[];
  /** True for a section that is passed over. */
  readonly isAnswered: (section: number) => boolean;
  readonly sectionOf: (place: number, field: GuestField) => number;
}): (send: () => void) => void {
  const path = useScreenPath();
  const navigate = useNavigate();
  const led = useLocation({ select: ({ state }) => state.part });
  const wrongFields = () =>
    form.getValues('guests').flatMap((guest, place) => {
      const errors = errorsOf(guest, rules);
      return rules.rows
        .filter(({ name }) => errors.has(name))
        .map(({ name }) => ({
          path: `guests.${place}.${name}` as const,
          part: of[sectionOf(place, name)] ?? 0,
        }));
    });
  const [open] = useState(() => of.filter((_, section) => !isAnswered(section)));
  // A complete form begins at its top: the guest came to look at it.
  const [first] = useState(() => (wrongFields().length > 0 ? open[0] : undefined) ?? 0);
  const shown = led ?? first;
  const reached = useRef(shown);
  const before = useRef<number>(undefined);

  const show = useEffectEvent(() => {
    // The title of a new screen has the focus.
    const isNew = before.current === undefined;
    reached.current = shown;
    before.current = shown;
    const part = document.querySelector(`main [data-part="${shown}"]`);
    if (!isNew) part?.querySelector('h2')?.focus({ preventScroll: true });
    return afterFrame(() => {
      // The guest may be further on by then.
      if (reached.current !== shown) return;
      if (shown === 0) part?.closest('[data-scroller]')?.scrollTo(0, 0);
      else part?.scrollIntoView();
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows each part that comes.
  useEffect(() => show(), [shown]);
  useEffect(() => {
    const listening = new AbortController();
    const note = ({ target }: Event) => {
      const part = target instanceof Element && target.closest<HTMLElement>('main [data-part]');
      if (part) reached.current = Math.max(reached.current, Number(part.dataset.part));
    };
    // A program answers without a focus.
    for (const type of ['focusin', 'input', 'change'])
      document.addEventListener(type, note, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (send) => {
    const wrong = wrongFields();
    const next = partAfter({
      reached: reached.current,
      open,
      wrong: wrong.map(({ part }) => part),
      isLed: led !== undefined,
    });
    if (next === undefined) return send();
    // Nothing is wrong yet where the guest has not been.
    form.clearErrors(wrong.filter(({ part }) => part >= next).map((field) => field.path));
    void navigate({ to: path, search: true, state: { part: next } });
  };
}

/** The sections of a form in their parts. One of several parts fills the view. */
export const FormParts = ({
  of,
  lead,
  children,
}: {
  /** The part of each section. */
  readonly of: readonly number[];
  /** Comes before the first section. */
  readonly lead?: ReactNode;
  readonly children: (section: number) => ReactNode;
}) => (
  <div className={styles.parts}>
    {[...new Set(of)].map((part) => (
      <div key={part} data-part={part}>
        {part === 0 ? lead : null}
        {of.map((own, section) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a section's place is its identity.
          own === part ? <Fragment key={section}>{children(section)}</Fragment> : null,
        )}
      </div>
    ))}
  </div>
);
