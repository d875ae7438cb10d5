import { useMemo } from 'react';
import type { FormRules } from '~/fields/form';
import { type PartyForm, rulesOf } from '~/fields/party';
import { useConfig } from '~/hooks/use-config';
import { useSnapshot } from '~/hooks/use-snapshot';

/** The rules of a form, according to the hotel's settings and visibilities. */
export function useFormRules(form: PartyForm): FormRules {
  const visibilities = useSnapshot((session) => session.visibilities);
  const config = useConfig();
  return useMemo(() => rulesOf(form, visibilities, config), [form, visibilities, config]);
}
