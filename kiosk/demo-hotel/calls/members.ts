import type { Rule } from '../call.ts';

/** The legacy member profile; cico asks the point service instead. */
export const memberCalls: readonly Rule[] = [
  {
    name: 'members',
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
];
