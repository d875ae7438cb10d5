import type { MemberProfile } from '~/domain/member';
import type { DialectWire } from './dialect-wire';
import type { Hotel } from './hotel';
import type { PointsQuestion } from './outside/points';

/**
 * Who knows the members of a hotel: its own back end, by the token of a reservation; or a service beside it, by the deep
 * link that the guest came by, and so before any reservation is looked up.
 * `ask` throws HotelError; a failing member service never blocks check-in.
 */
export type MemberService =
  | { readonly knownBy: 'token'; readonly ask: (hotel: Hotel) => Promise<MemberProfile> }
  | { readonly knownBy: 'deep-link'; readonly ask: (question: PointsQuestion) => Promise<MemberProfile> };

/** All in which one of the back ends differs from the others. */
export type Dialect = DialectWire & { readonly memberService: MemberService };
