import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Saves a form at every change, so that nothing is lost however the guest leaves the screen. */
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
