import type { GuestRole } from '../../src/domain/field-row.ts';
import { FIELD_ROWS } from '../../src/domain/guest.ts';
import { COMPANION_FIELDS, REPRESENTATIVE_FIELDS } from '../../src/domain/visibility.ts';
import { recordOf } from '../../src/platform/records.ts';

/** Settings that say what a hotel asks, so that a test about something else gets to its screen at once. */

type Levels = Readonly<Record<string, number>>;

/** What a form asks where nobody has set any level. */
export const defaultLevels = (who: GuestRole): Levels =>
  Object.fromEntries(
    Object.values(FIELD_ROWS).flatMap(({ level, [who]: standard }) =>
      level === undefined || standard === undefined ? [] : [[level, standard]],
    ),
  );

/** Every field of both forms at one level. */
export const everyFieldAt = <L extends number>(level: L) => ({
  visibility: {
    representative: recordOf(REPRESENTATIVE_FIELDS, () => level),
    companion: recordOf(COMPANION_FIELDS, () => level),
  },
});

/** Nothing is asked of anybody but these levels of the representative, and of companions. */
export const onlyAsked = (levels: Levels, ofCompanions: Levels = {}) => {
  const { representative, companion } = everyFieldAt(0).visibility;
  return {
    visibility: {
      representative: { ...representative, ...levels },
      companion: { ...companion, ...ofCompanions },
    },
  };
};

/** The hotel knows enough of its guests. */
export const NOTHING_ASKED = onlyAsked({});
/** Nor do guests have to say anything where they pay at check-in. */
export const PAYMENT_ON = { ...NOTHING_ASKED, display: { use_checkin_payment: true } } as const;
/** The hotel asks for a family name. */
export const FAMILY_NAME_ONLY = onlyAsked({ last_name: 2 });
/** The hotel asks where the guest lives, and guests from abroad for their passport. */
export const OVERSEAS_PASSPORT_ONLY = onlyAsked({ overseas: 2, passport: 2 });
