import type { Config } from '~/config/schema';
import { createParty } from '~/domain/guest';
import { type MemberProfile, shownOf } from '~/domain/member';
import type { Reservation } from '~/domain/reservation';
import { overlayVisibilities } from '~/domain/visibility';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { session, updateSession } from '~/session/store';
import { partyOf } from './facts';

/**
 * Takes the facility's own levels into use, where the hotel keeps some. A field or level that nobody knows is left out.
 * @throws HotelError: without its levels a form could ask too little
 */
export async function loadVisibilities(
  hotel: Hotel,
  config: Config,
  facilityId: string | undefined,
): Promise<void> {
  if (!config.display.control_visibility || facilityId === undefined) return;
  const { levels, ignored } = await hotel.ask(calls.visibilities, { facilityId });
  if (ignored.length > 0) console.warn(`Levels that are not known: ${ignored.join(', ')}`);
  updateSession({ visibilities: overlayVisibilities(session().visibilities, levels) });
}

/** Makes a place for everybody of the party, once; what the member service knows stands in the representative's. */
export function openParty(reservation: Reservation, config: Config, member: MemberProfile | undefined): void {
  if (session().guests.length > 0) return;
  const [representative, ...others] = createParty(partyOf(reservation, config));
  const known = member && shownOf(member, session().visibilities, config.display.separate_city_and_area);
  if (representative) updateSession({ guests: [{ ...representative, ...known }, ...others] });
}
