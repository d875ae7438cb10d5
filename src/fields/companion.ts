import type { Visibilities } from '~/domain/visibility';
import { nameRows } from './names';
import type { FieldRow } from './row';
import * as rules from './rules';

/** The age field; the same for the representative and companions. */
export const ageRow = (who: 'representative' | 'companion'): FieldRow => ({
  name: 'age',
  label: 'views.checkin.input_representative_view.age',
  section: 'name',
  // Nobody is 130: from 13 on two digits are a whole age.
  control: { kind: 'digits', maxLength: 3, whole: /^(1[3-9]|[2-9]\d)$/ },
  level: (visibilities) => visibilities[who].age,
  rule: rules.age,
});

/** The gender field; the same for the representative and companions. */
export const genderRow = (who: 'representative' | 'companion'): FieldRow => ({
  name: 'gender',
  label: 'views.checkin.input_representative_view.gender',
  section: 'name',
  control: { kind: 'gender' },
  level: (visibilities) => visibilities[who].gender,
  rule: rules.gender,
  wide: true,
});

/** The fields of a companion's form, in order. */
export const companionRows = (visibilities: Visibilities): readonly FieldRow[] => [
  ...nameRows(visibilities, 'companion'),
  ageRow('companion'),
  genderRow('companion'),
];
