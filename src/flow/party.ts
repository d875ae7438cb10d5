import type { Config } from '~/config/schema';
import { createParty } from '~/domain/guest';
import { type MemberProfile, shownOf } from '~/domain/member';
import type { Reservation } from '~/domain/reservation';
import { overlayVisibilities } from '~/domain/visibility';
import { HotelError } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { session, updateSession } from '~/session/store';
import { partyOf } from './party-size';

/**
 * Takes the facility's own levels into use, where the hotel keeps some. A field or level that nobody knows is left out.
 * @throws HotelError: without its levels a form could ask too little
 */
export async function loadVisibilities(
  hotel: Hotel,
  config: Config,
  facilityId: string | undefined,
  stay?: AbortSignal,
): Promise<void> {
  if (!config.display.control_visibility || facilityId === undefined) return;
  const { levels, ignored } = await hotel.ask(calls.visibilities, { facilityId }, stay);
  if (ignored.length > 0) console.warn(`Levels that are not known: ${ignored.join(', ')}`);
  updateSession({ visibilities: overlayVisibilities(session().visibilities, levels) });
}

/** What the forms are made ready with. */
export type PartySource = {
  readonly hotel: Hotel;
  readonly config: Config;
  /** What the member service knows; undefined where it fails, takes too long or is not asked. */
  readonly member: () => Promise<MemberProfile | undefined>;
};

/**
 * Makes the forms ready for the reservation that was looked up: levels, places, what is known of a member. A guest who
 * leaves meanwhile leaves nothing of it behind.
 * @throws HotelError; of kind `dropped` when the guest left
 */
export async function prepareParty({ hotel, config, member }: PartySource, stay: AbortSignal): Promise<void> {
  const { reservation, facilityId } = session();
  if (!reservation) throw new Error('The screen opened without its needs');
  await loadVisibilities(hotel, config, facilityId ?? (config.facility.id || undefined), stay);
  const known = await member();
  if (stay.aborted) throw new HotelError({ kind: 'dropped' }, 'party');
  openParty(reservation, config, known);
}

/** Makes a place for everybody of the party, once; what the member service knows stands in the representative's. */
export function openParty(reservation: Reservation, config: Config, member: MemberProfile | undefined): void {
  if (session().guests.length > 0) return;
  const [representative, ...others] = createParty(partyOf(reservation, config));
  const known = member && shownOf(member, session().visibilities, config.display.separate_city_and_area);
  if (representative) updateSession({ guests: [{ ...representative, ...known }, ...others] });
}
