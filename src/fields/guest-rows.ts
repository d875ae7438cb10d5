import type { GuestFieldRow, GuestRole } from '~/domain/field-row';
import { FIELD_NAMES, type GuestField } from '~/domain/guest';
import { GUEST_FIELDS } from '~/domain/guest-fields';
import { levelOf, type Visibilities } from '~/domain/visibility';
import type { TextKey } from '~/i18n/keys';
import { recordOf } from '~/platform/records';
import { NAME_FIELDS } from './filling';
import type { FieldRow } from './form';
import * as rules from './rules';

const RULES = { ...rules, never: () => undefined };
type RuleName = {
  [N in keyof typeof RULES]: (typeof RULES)[N] extends rules.Rule ? N : never;
}[keyof typeof RULES];

/** Types the rows: their rules and texts exist. */
const ROWS: Readonly<Record<GuestField, GuestFieldRow<TextKey, RuleName>>> = GUEST_FIELDS;

/** A field's label. Other text keys stand in full, so that a search finds them. */
export const labelOf = (name: GuestField): TextKey => `fields.${name}.label`;
/** A field's name on the summary. */
export const shortLabelOf = (name: GuestField): TextKey => ROWS[name].short ?? labelOf(name);

const FORMS = { representative: rowsFor('representative'), companion: rowsFor('companion') };

function rowsFor(who: GuestRole): Readonly<Record<GuestField, FieldRow>> {
  return recordOf(FIELD_NAMES, (name) => {
    const row = ROWS[name];
    const { section, control, belongs, wide, share, hint } = row;
    return {
      name,
      label: labelOf(name),
      section,
      control,
      level: (visibilities) => levelOf(row, who, visibilities),
      rule: RULES[row.rule],
      ...(belongs ? { belongs: ({ overseasFlug }) => (belongs === 'overseas') === overseasFlug } : {}),
      ...(hint ? { hint } : {}),
      ...(wide ? { wide } : {}),
      ...(share ? { share } : {}),
    };
  });
}

type RepresentativeOptions = { readonly separate_city_and_area: boolean };

export function representativeRows(
  visibilities: Visibilities,
  { separate_city_and_area }: RepresentativeOptions = { separate_city_and_area: true },
): readonly FieldRow[] {
  const { gender, age } = FORMS.representative;
  const rows = [...nameRows('representative', visibilities), gender, age, ...otherRows('representative')];
  return separate_city_and_area ? rows : rows.flatMap(combined);
}

export function companionRows(visibilities: Visibilities): readonly FieldRow[] {
  const { gender, age } = FORMS.companion;
  return [...nameRows('companion', visibilities), age, gender, ...otherRows('companion')];
}

/** Names, then readings; first the readings if only they are required: the hotel then identifies its guests by them. */
function nameRows(who: GuestRole, visibilities: Visibilities): readonly FieldRow[] {
  const { lastName, firstName, lastKana, firstKana } = FORMS[who];
  const isRequired = ({ level }: FieldRow) => level(visibilities) === 2;
  const [names, readings] = [
    [lastName, firstName],
    [lastKana, firstKana],
  ];
  const onlyReadings = readings.some(isRequired) && !names.some(isRequired);
  return onlyReadings ? [...readings, ...names] : [...names, ...readings];
}

const otherRows = (who: GuestRole): readonly FieldRow[] =>
  FIELD_NAMES.filter((name) => !PERSON.has(name) && ROWS[name][who] !== undefined).map(
    (name) => FORMS[who][name],
  );
const PERSON: ReadonlySet<GuestField> = new Set([...NAME_FIELDS, 'gender', 'age']);

/** Replaces city and area by one field with the higher level. */
function combined(row: FieldRow): readonly FieldRow[] {
  if (row.name === 'subarea') return [];
  if (row.name !== 'city') return [row];
  const { city, subarea } = FORMS.representative;
  const level = (visibilities: Visibilities) =>
    city.level(visibilities) > subarea.level(visibilities)
      ? city.level(visibilities)
      : subarea.level(visibilities);
  return [{ ...row, label: 'views.checkin.input_representative_view.city_and_area', level }];
}
