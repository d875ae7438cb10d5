import type { Level, Visibilities } from '~/domain/visibility';
import type { FieldRow } from './row';
import * as rules from './rules';

/** The visibility levels of the four parts of a name. */
type NameLevels = {
  readonly last_name: Level;
  readonly first_name: Level;
  readonly last_name_kana: Level;
  readonly first_name_kana: Level;
};

/**
 * The fields of a name: the names, then their kana readings. The readings come first if only they are
 * required, because the hotel then identifies its guests by them.
 */
export function nameRows(
  visibilities: Visibilities,
  who: 'representative' | 'companion',
): readonly FieldRow[] {
  const levels: NameLevels = visibilities[who];
  const part = (field: keyof NameLevels) => (now: Visibilities) => now[who][field];
  const names: readonly FieldRow[] = [
    {
      name: 'lastName',
      label: 'views.checkin.input_representative_view.last_name',
      section: 'name',
      control: { kind: 'name' },
      level: part('last_name'),
      rule: rules.personName,
    },
    {
      name: 'firstName',
      label: 'views.checkin.input_representative_view.first_name',
      section: 'name',
      control: { kind: 'name' },
      level: part('first_name'),
      rule: rules.personName,
    },
  ];
  const readings: readonly FieldRow[] = [
    {
      name: 'lastKana',
      label: 'views.checkin.input_representative_view.last_kana',
      section: 'name',
      control: { kind: 'kana' },
      level: part('last_name_kana'),
      rule: rules.kana,
    },
    {
      name: 'firstKana',
      label: 'views.checkin.input_representative_view.first_kana',
      section: 'name',
      control: { kind: 'kana' },
      level: part('first_name_kana'),
      rule: rules.kana,
    },
  ];
  return onlyReadingRequired(levels) ? [...readings, ...names] : [...names, ...readings];
}

/** True if the hotel requires a name's kana reading but not the name itself. */
const onlyReadingRequired = (levels: NameLevels): boolean =>
  (levels.last_name_kana === 2 || levels.first_name_kana === 2) &&
  levels.last_name !== 2 &&
  levels.first_name !== 2;
