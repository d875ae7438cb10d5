import { useMemo } from 'react';
import type { Config } from '~/config/schema';
import type { Visibilities } from '~/domain/visibility';
import type { FieldRow } from '~/fields/row';
import type { FormRules } from '~/fields/schema';
import { useConfig } from '~/ui/use-config';
import { useSnapshot } from '~/ui/use-snapshot';

/** The rules of a guest's form as this hotel wants them. */
export function useFormRules(
  rowsOf: (visibilities: Visibilities, display: Config['display']) => readonly FieldRow[],
): FormRules {
  const visibilities = useSnapshot((session) => session.visibilities);
  const { converter, display } = useConfig();
  const fullWidth = converter.convert_single_name_to_mult;
  return useMemo(
    () => ({ rows: rowsOf(visibilities, display), visibilities, fullWidth }),
    [rowsOf, visibilities, display, fullWidth],
  );
}
