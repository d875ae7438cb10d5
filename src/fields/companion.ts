import type { Level, Visibilities } from '~/domain/visibility';
import type { NameField } from './filling';
import type { FieldRow } from './form';
import * as rules from './rules';

/** Whose form it is. */
type Who = 'representative' | 'companion';

/** A part of a name, as the setting of its level calls it. */
type NamePart = 'last_name' | 'first_name' | 'last_name_kana' | 'first_name_kana';

/**
 * The fields of a name: the names, then their kana readings. The readings come first if only they are
 * required, because the hotel then identifies its guests by them.
 */
export function nameRows(visibilities: Visibilities, who: Who): readonly FieldRow[] {
  const part = (name: NameField, level: NamePart, label: FieldRow['label']): FieldRow => ({
    name,
    label,
    section: 'name',
    level: (now) => now[who][level],
    ...(level.endsWith('_kana')
      ? { control: { kind: 'kana' }, rule: rules.kana }
      : { control: { kind: 'name' }, rule: rules.personName }),
  });
  const names = [
    part('lastName', 'last_name', 'views.checkin.input_representative_view.last_name'),
    part('firstName', 'first_name', 'views.checkin.input_representative_view.first_name'),
  ];
  const readings = [
    part('lastKana', 'last_name_kana', 'views.checkin.input_representative_view.last_kana'),
    part('firstKana', 'first_name_kana', 'views.checkin.input_representative_view.first_kana'),
  ];
  return onlyReadingRequired(visibilities[who]) ? [...readings, ...names] : [...names, ...readings];
}

/** True if the hotel requires a name's kana reading but not the name itself. */
const onlyReadingRequired = (levels: Readonly<Record<NamePart, Level>>): boolean =>
  (levels.last_name_kana === 2 || levels.first_name_kana === 2) &&
  levels.last_name !== 2 &&
  levels.first_name !== 2;

/** The age field; the same for the representative and companions. */
export const ageRow = (who: Who): FieldRow => ({
  name: 'age',
  label: 'views.checkin.input_representative_view.age',
  section: 'name',
  // Nobody is 130: from 13 on two digits are a whole age.
  control: { kind: 'digits', maxLength: 3, whole: /^(1[3-9]|[2-9]\d)$/ },
  level: (visibilities) => visibilities[who].age,
  rule: rules.age,
});

/** The gender field; the same for the representative and companions. */
export const genderRow = (who: Who): FieldRow => ({
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
