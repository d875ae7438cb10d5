import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { type FieldErrors, type FieldValues, type Resolver, set, type UseFormReturn } from 'react-hook-form';
import type { Checked } from '~/fields/form-row';
import { entryName } from '~/platform/history-entry';
import { showFirstError } from '~/ui/show-first-error';

/**
 * The resolver of every form: checks all fields by the rules in `fields/` and hands on normalised answers.
 * @example useForm({ resolver: rulesResolver((typed) => checkRows(ROWS, typed)) })
 */
export const rulesResolver =
  <V extends FieldValues>(check: (typed: V) => Checked<V>): Resolver<V> =>
  (typed) => {
    const { values, errors: wrong } = check(typed);
    if (wrong.length === 0) return { values, errors: {} };
    const errors: FieldErrors<V> = {};
    for (const [path, message] of wrong) set(errors, path, { type: 'rule', message });
    return { values: {}, errors };
  };

/** Saves a form at every change: no way off the screen loses an answer. */
export function useSaved<V extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<V>, 'subscribe'>,
  save: (values: V) => void,
): void {
  const onChange = useEffectEvent(save);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe],
  );
}

/** Shows missing answers to a guest who was redirected to an incomplete form. */
export function useUnfinished<V extends FieldValues>({
  handleSubmit,
}: Pick<UseFormReturn<V>, 'handleSubmit'>): void {
  const showErrors = useEffectEvent(() => void handleSubmit(() => undefined, showFirstError)());
  const sentBack = useLocation({
    select: (location) => (location.state.isUnfinished ? entryName(location) : undefined),
  });
  useEffect(() => {
    if (sentBack !== undefined) showErrors();
  }, [sentBack]);
}
