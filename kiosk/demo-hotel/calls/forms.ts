import type { Rules } from '../call.ts';
import { FACILITIES, findFacility } from '../facilities.ts';
import { PLACES } from '../postcodes.ts';
import { Refusal } from '../refusal.ts';

/** A member's facts in the story, in legacy and in the point service. */
const MEMBER_FIELDS = [
  ['lastName', 'last_name', 'last_name'],
  ['firstName', 'first_name', 'first_name'],
  ['postcode', 'postcode', 'postal_code'],
  ['prefecture', 'prefecture', 'address_prefecture_name'],
  ['city', 'city', 'address_city_name'],
  ['subarea', 'subarea', 'address_line_1'],
  ['furtherSubarea', 'further_subarea', 'address_line_2'],
  ['tel', 'tel', 'phone_number'],
  ['firstKana', 'first_name_kana', 'first_name_kana'],
  ['lastKana', 'last_name_kana', 'last_name_kana'],
] as const;

/**
 * The forms' calls: facilities, members, postcodes. Only legacy has the member's profile; cico's is the point
 * service's.
 */
export const formCalls: Rules = {
  facilities: {
    token: 'none',
    answer: ({ dialect, language }) => ({
      facilities: FACILITIES.map(({ id, code, name }) =>
        dialect === 'cico' ? { code, name: name[language] } : { id, name: name[language] },
      ),
    }),
  },
  facility_visibilities: {
    token: 'checkin',
    answer({ path: { id = '' }, dialect }) {
      const facility = findFacility(id, dialect);
      if (facility === undefined) throw new Refusal(404, 'the facility in the path is not one of this hotel');
      return { ...facility.visibilities };
    },
  },
  members: {
    token: 'checkin',
    answer(_, { guest: { member } }) {
      const known = MEMBER_FIELDS.map(([field, legacy]) => [legacy, member?.[field] ?? null]);
      const sex = member === undefined || member.gender === 4 ? null : member.gender;
      return { ...Object.fromEntries(known), sex };
    },
  },
  address: {
    token: 'none',
    answer({ request }) {
      const found = PLACES.filter(({ zipcode }) => zipcode === request.query.zipcode);
      return Response.json({ message: null, results: found.length > 0 ? found : null, status: 200 });
    },
  },
  users: {
    token: 'none',
    answer({ path: { membershipNumber = '' }, guests }) {
      const member = guests.findMember(membershipNumber);
      if (member === undefined) throw new Refusal(404, 'there is no member with that number');
      const known = MEMBER_FIELDS.map(([field, , point]) => [point, member[field]]);
      return { user: { ...Object.fromEntries(known), birthday: member.birthday, gender: member.gender } };
    },
  },
};
