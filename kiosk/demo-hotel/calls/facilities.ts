import type { Rule } from '../call.ts';
import { FACILITIES, findFacility } from '../facilities.ts';
import { Refusal } from '../refusal.ts';

/** The facility list and one facility's visibilities: the only paths that differ between the dialects. */
export const facilityCalls: readonly Rule[] = [
  {
    name: 'facilities',
    token: 'none',
    answer: ({ dialect, language }) => ({
      facilities: FACILITIES.map(({ id, code, name }) =>
        dialect === 'cico' ? { code, name: name[language] } : { id, name: name[language] },
      ),
    }),
  },
  {
    name: 'facility_visibilities',
    token: 'checkin',
    answer({ path: { id = '' }, dialect }) {
      const facility = findFacility(id, dialect);
      if (facility === undefined) throw new Refusal(404, 'the facility in the path is not one of this hotel');
      return { ...facility.visibilities };
    },
  },
];
