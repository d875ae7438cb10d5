import type { Visibilities } from '~/domain/visibility';
import { nameRows } from './names';
import type { FieldRow } from './row';
import * as rules from './rules';

/** How old a guest is; the same for everybody of the party. */
export const ageRow = (who: 'representative' | 'companion'): FieldRow => ({
  name: 'age',
  label: 'views.checkin.input_representative_view.age',
  section: 'name',
  control: { kind: 'digits', maxLength: 3 },
  level: (visibilities) => visibilities[who].age,
  rule: rules.age,
});

/** Gender as the register wants it; the same for everybody of the party. */
export const genderRow = (who: 'representative' | 'companion'): FieldRow => ({
  name: 'gender',
  label: 'views.checkin.input_representative_view.gender',
  section: 'name',
  control: { kind: 'gender' },
  level: (visibilities) => visibilities[who].gender,
  rule: rules.gender,
  wide: true,
});

/** What is asked of each companion, in order. */
export const companionRows = (visibilities: Visibilities): readonly FieldRow[] => [
  ...nameRows(visibilities, 'companion'),
  ageRow('companion'),
  genderRow('companion'),
];
