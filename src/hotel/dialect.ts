import type { MemberProfile } from '~/domain/member';
import type { DialectWire } from './dialect-wire';
import type { Hotel } from './hotel';
import type { PointsQuestion } from './outside/points';

/**
 * The service that knows the hotel's members: the hotel's back end, asked with the token of a reservation; or
 * a separate service, asked with the guest's deep link and therefore before any look-up. `ask` throws
 * HotelError; a failing member service must not block check-in.
 */
export type MemberService =
  | { readonly knownBy: 'token'; readonly ask: (hotel: Hotel) => Promise<MemberProfile> }
  | { readonly knownBy: 'deep-link'; readonly ask: (question: PointsQuestion) => Promise<MemberProfile> };

/** Everything that differs between back ends. */
export type Dialect = DialectWire & { readonly memberService: MemberService };
