import type { Config } from '~/config/schema';
import { plainDigits } from '~/domain/digits';
import { createParty, type GuestField } from '~/domain/guest';
import { type MemberProfile, shownOf } from '~/domain/member';
import type { Reservation } from '~/domain/reservation';
import { overlayVisibilities } from '~/domain/visibility';
import { HotelError } from '~/errors/fault';
import { type Answers, filling } from '~/fields/filling';
import { normaliseGuest, shownIn } from '~/fields/form';
import { completeReadingIn, namesIn } from '~/fields/known-names';
import { rulesOf } from '~/fields/party';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';
import { session, updateSession } from '~/session/store';
import { partyOf } from './party-size';

/**
 * Loads and applies the facility's visibility levels, if the settings enable them. Unknown fields and invalid levels
 * are ignored.
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

type PartySource = {
  readonly hotel: Hotel;
  readonly config: Config;
  /** Loads the member's profile; undefined if the service fails, is slow or is not used. */
  readonly member: () => Promise<MemberProfile | undefined>;
};

/**
 * Prepares the forms: visibility levels, one entry per guest, the member's profile. Stores nothing if the guest
 * leaves meanwhile.
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

/** Creates an entry for every guest of a new party, the representative's filled by the member service or the reservation. */
export function openParty(reservation: Reservation, config: Config, member: MemberProfile | undefined): void {
  const { guests, visibilities } = session();
  if (guests.length > 0) return;
  const [empty, ...others] = createParty(partyOf(reservation, config));
  if (!empty) return;
  const rules = rulesOf('representative', visibilities, config);
  const isShown = shownIn(rules, empty);
  const profile = member ? shownOf(member, isShown, config.display.separate_city_and_area) : {};
  const asMember = { ...empty, ...filling(empty, profile, 'member', isShown) };
  const booked = bookedBy(reservation, config, profile, isShown);
  const known = { ...asMember, ...filling(asMember, booked, 'reservation', isShown) };
  updateSession({ guests: [normaliseGuest(known, rules), ...others] });
}

/** The representative's answers from the reservation and the search, as far as the member service has none. */
function bookedBy(
  { reservationName }: Reservation,
  { display }: Config,
  known: MemberProfile,
  isShown: (field: GuestField) => boolean,
): Answers {
  const { typedReservationName, typedPhoneNumber, checkinCode } = session();
  const texts = [checkinCode?.kana_name ?? '', reservationName, typedReservationName].filter(Boolean);
  const { lastName, firstName, ...readings } = namesIn(texts);
  const isSearched = display.use_phone_number_in_search && !known.tel;
  // Both parts of a name come from one source: a member's given name fits no other family name.
  return {
    tel: isSearched ? plainDigits(typedPhoneNumber) : '',
    ...(known.lastName || known.firstName ? {} : { lastName, firstName }),
    ...(known.lastKana || known.firstKana
      ? {}
      : isShown('firstKana')
        ? readings
        : { lastKana: completeReadingIn(texts) }),
  };
}
