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
 * Loads and applies the facility's visibility levels, if the settings enable them. Unknown fields and invalid
 * levels are ignored.
 * @throws HotelError: without its levels a form could ask for too little
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

/** Input for preparing the forms. */
export type PartySource = {
  readonly hotel: Hotel;
  readonly config: Config;
  /**
   * Loads the member's profile; resolves to undefined if the service fails, takes too long or is not asked.
   */
  readonly member: () => Promise<MemberProfile | undefined>;
};

/**
 * Prepares the forms for the reservation: visibility levels, one entry per guest, and the member's profile.
 * Nothing is stored if the guest leaves meanwhile.
 * @param stay aborts when the guest leaves the screen
 * @throws HotelError; of kind `dropped` if the guest left
 */
export async function prepareParty({ hotel, config, member }: PartySource, stay: AbortSignal): Promise<void> {
  const { reservation, facilityId } = session();
  if (!reservation) throw new Error('The screen opened without its needs');
  await loadVisibilities(hotel, config, facilityId ?? (config.facility.id || undefined), stay);
  const known = await member();
  if (stay.aborted) throw new HotelError({ kind: 'dropped' }, 'party');
  openParty(reservation, config, known);
}

/**
 * Creates an entry for every guest of the party, unless there are any, and fills the member's profile into
 * the representative's.
 */
export function openParty(reservation: Reservation, config: Config, member: MemberProfile | undefined): void {
  if (session().guests.length > 0) return;
  const [representative, ...others] = createParty(partyOf(reservation, config));
  const known = member && shownOf(member, session().visibilities, config.display.separate_city_and_area);
  if (representative) updateSession({ guests: [{ ...representative, ...known }, ...others] });
}
