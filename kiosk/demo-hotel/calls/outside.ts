import type { Rule } from '../call.ts';
import { PLACES, type Place } from '../postcodes.ts';
import { Refusal } from '../refusal.ts';
import type { MemberStory } from '../story.ts';

/** The services beside the hotel: postcodes, in zipcloud's shape, and the members of the point service. */
export const outsideCalls: readonly Rule[] = [
  {
    name: 'address',
    token: 'none',
    answer({ request }) {
      const found = PLACES.filter(({ zipcode }) => zipcode === request.query.zipcode);
      const results = found.length > 0 ? found.map(toResult) : null;
      return Response.json({ message: null, results, status: 200 });
    },
  },
  {
    name: 'users',
    token: 'none',
    answer({ path: { membershipNumber = '' }, guests }) {
      const member = guests.findMember(membershipNumber);
      if (member === undefined) throw new Refusal(404, 'there is no member with that number');
      return { user: toPointUser(member) };
    },
  },
];

function toResult({ zipcode, prefcode, prefecture, city, subarea, kana }: Place): object {
  const [kana1, kana2, kana3] = kana;
  return { address1: prefecture, address2: city, address3: subarea, kana1, kana2, kana3, prefcode, zipcode };
}

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
