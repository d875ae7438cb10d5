import { z } from 'zod';
import { PREFECTURES } from './postcodes.ts';
import { demand } from './refusal.ts';
import type { CheckinStory } from './story.ts';

/** Checks beyond the contract's check of each guest's fields. */
const guestList = z.array(
  z.object({
    id: z.number(),
    foreign_flg: z.boolean(),
    overseas_flg: z.boolean(),
    zip_code: z.string(),
    prefecture: z.string(),
    city: z.string(),
    subarea: z.string(),
    is_child: z.boolean(),
  }),
);

/** Checks members, order and address of a party. @throws {Refusal} naming a place like `guest_info[1].id`, no value */
export function checkGuestInfo(text: string, { adults, children, others }: CheckinStory): void {
  const guests = guestList.parse(JSON.parse(text));
  // Children and others count only on tablets that show them, so four sizes are right.
  const sizes = [...new Set([adults, adults + children, adults + others, adults + children + others])];
  demand(
    sizes.includes(guests.length),
    `guest_info has ${guests.length} guests, the reservation ${sizes.join(' or ')}`,
  );
  guests.forEach((guest, at) => {
    const isChild = at >= adults;
    demand(guest.id === at + 1, `guest_info[${at}].id must be ${at + 1}: ids count from 1`);
    demand(
      guest.is_child === isChild,
      `guest_info[${at}].is_child must be ${isChild}: adults come first, then children and others`,
    );
  });
  const [representative] = guests;
  if (representative !== undefined) checkResidence(representative);
}

function checkResidence(guest: z.infer<typeof guestList>[number]): void {
  const { overseas_flg: isOverseas, prefecture, zip_code, city, subarea } = guest;
  demand(guest.foreign_flg === isOverseas, 'guest_info[0].foreign_flg and overseas_flg must agree');
  if (!isOverseas) {
    const isKnown = prefecture === '' || PREFECTURES.includes(prefecture);
    demand(isKnown, "guest_info[0].prefecture is not a prefecture's name");
    return;
  }
  for (const [name, value] of Object.entries({ zip_code, city, subarea }))
    demand(value === '', `guest_info[0].${name} must be empty for a guest from overseas`);
  demand(
    /^([A-Z]{2})?$/u.test(prefecture),
    'guest_info[0].prefecture must be a country code or empty for a guest from overseas',
  );
}
