import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFirstError } from '~/ui/show-first-error';

/** Shows what is missing when the guest was redirected to an incomplete form. */
export function useUnfinished<V extends FieldValues>({
  handleSubmit,
}: Pick<UseFormReturn<V>, 'handleSubmit'>): void {
  const showErrors = useEffectEvent(() => void handleSubmit(() => undefined, showFirstError)());
  const sentBack = useLocation({
    select: ({ state }) => (state.isUnfinished === true ? state.__TSR_key : undefined),
  });
  useEffect(() => {
    if (sentBack !== undefined) showErrors();
  }, [sentBack]);
}
