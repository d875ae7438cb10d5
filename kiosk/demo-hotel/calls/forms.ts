import type { Rules } from '../call.ts';
import { FACILITIES, findFacility } from '../facilities.ts';
import { PLACES } from '../postcodes.ts';
import { Refusal } from '../refusal.ts';
import type { MemberStory } from '../story.ts';

/**
 * What the forms ask and what fills them in: facilities, whose paths differ between the dialects, members, and postcodes in the
 * shape of zipcloud. Legacy has the member's profile itself; cico leaves it to the point service.
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
      return {
        last_name: member?.lastName ?? null,
        first_name: member?.firstName ?? null,
        postcode: member?.postcode ?? null,
        prefecture: member?.prefecture ?? null,
        city: member?.city ?? null,
        subarea: member?.subarea ?? null,
        further_subarea: member?.furtherSubarea ?? null,
        tel: member?.tel ?? null,
        first_name_kana: member?.firstKana ?? null,
        last_name_kana: member?.lastKana ?? null,
        sex: member === undefined || member.gender === 4 ? null : member.gender,
      };
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
      return { user: toPointUser(member) };
    },
  },
};

function toPointUser(member: MemberStory): object {
  return {
    last_name: member.lastName,
    first_name: member.firstName,
    postal_code: member.postcode,
    address_prefecture_name: member.prefecture,
    address_city_name: member.city,
    address_line_1: member.subarea,
    address_line_2: member.furtherSubarea,
    phone_number: member.tel,
    first_name_kana: member.firstKana,
    last_name_kana: member.lastKana,
    birthday: member.birthday,
    gender: member.gender,
  };
}
