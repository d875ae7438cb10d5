import type { GuestRole } from '../../src/domain/field-row.ts';
import { FIELD_ROWS, type GuestField } from '../../src/domain/guest.ts';
import { COMPANION_FIELDS, REPRESENTATIVE_FIELDS, type Visibilities } from '../../src/domain/visibility.ts';
import { shownFields } from '../../src/fields/form.ts';
import { companionRows, representativeRows } from '../../src/fields/guest-rows.ts';
import { recordOf } from '../../src/platform/records.ts';
import { findFacility } from '../demo-hotel/facilities.ts';

/** Settings for the asked fields, so that other tests reach their screen at once. */

type Levels = Readonly<Record<string, number>>;

/** The levels of the sample settings. A field that they do not name has its default. */
export const SAMPLE_LEVELS: Visibilities = findFacility('101', 'legacy')?.visibilities ?? {};

export const defaultLevels = (who: GuestRole): Levels =>
  Object.fromEntries(
    Object.values(FIELD_ROWS).flatMap(({ level, [who]: standard }) =>
      level === undefined || standard === undefined ? [] : [[level, standard]],
    ),
  );

const ROWS = { representative: representativeRows, companion: companionRows };

/** The fields that a form shows, in its order. */
export const fieldsAsked = (
  who: GuestRole,
  visibilities: Visibilities,
  overseasFlug = false,
): readonly GuestField[] =>
  shownFields(ROWS[who](visibilities), visibilities, { overseasFlug }).map(({ name }) => name);

export const everyFieldAt = <L extends number>(level: L) => ({
  visibility: {
    representative: recordOf(REPRESENTATIVE_FIELDS, () => level),
    companion: recordOf(COMPANION_FIELDS, () => level),
  },
});

export const onlyAsked = (levels: Levels, ofCompanions: Levels = {}) => {
  const { representative, companion } = everyFieldAt(0).visibility;
  return {
    visibility: {
      representative: { ...representative, ...levels },
      companion: { ...companion, ...ofCompanions },
    },
  };
};

/** The sample settings without any newer field, for guests who walk through the form by hand. */
export const SAMPLE_FIELDS = onlyAsked(SAMPLE_LEVELS.representative ?? {}, SAMPLE_LEVELS.companion);
/** Both forms come, and can stay empty. */
export const NOTHING_REQUIRED = onlyAsked({ occupation: 1 }, { gender: 1 });
/** Nothing has to be answered before the payment at check-in. */
export const PAYMENT_ON = { ...NOTHING_REQUIRED, display: { use_checkin_payment: true } } as const;
export const FAMILY_NAME_ONLY = onlyAsked({ last_name: 2 });
export const OVERSEAS_PASSPORT_ONLY = onlyAsked({ overseas: 2, passport: 2 });
