import { today } from '~/clock/today';
import type { Config } from '~/config/schema';
import type { MemberProfile } from '~/domain/member';
import { isBlank } from '~/domain/visible';
import { HEADER_TEXT } from '~/platform/header-text';
import { z } from '~/platform/zod';
import { calls } from './calls';
import type { DialectWire, Facility, Hotel } from './hotel';
import { askPoints, type PointsQuestion, profileOfLegacy, profileOfPoints } from './member';
import { label, line, upTo } from './wire';

/**
 * The member service: the hotel's, by a reservation's token, or a separate one, by the deep link and before any
 * look-up. Its HotelError must not block check-in.
 */
type MemberService =
  | { readonly knownBy: 'token'; readonly ask: (hotel: Hotel) => Promise<MemberProfile> }
  | { readonly knownBy: 'deep-link'; readonly ask: (question: PointsQuestion) => Promise<MemberProfile> };

/** Everything that differs between back ends. */
export type Dialect = DialectWire & { readonly memberService: MemberService };

/** Schema of the facilities: id for a header, name for the guest. A list without a choice is invalid. */
const facilityList = (entry: z.core.$ZodType<Facility>) =>
  z.pipe(
    z.object({ facilities: upTo(2000, entry) }),
    z.transform(({ facilities }, context): readonly Facility[] => {
      const offered = new Map<string, Facility>();
      for (const facility of facilities) {
        const canBeChosen = HEADER_TEXT.test(facility.id) && !isBlank(facility.name);
        if (canBeChosen && !offered.has(facility.id)) offered.set(facility.id, facility);
      }
      if (offered.size < facilities.length)
        console.warn(`Facilities that are not offered: ${facilities.length - offered.size}`);
      if (offered.size === 0)
        context.issues.push({ code: 'custom', message: 'has nothing to choose from', input: facilities });
      return [...offered.values()];
    }),
  );

const facilityByCode = z.pipe(
  z.object({ code: label, name: line }),
  z.transform(({ code, name }) => ({ id: code, name })),
);

/** The newer back end: header names with hyphens, a client key, facilities by code. */
export const cico: Dialect = {
  headers: {
    userAgent: 'DEVICE-INFO',
    language: 'LANGUAGE',
    deviceType: 'DEVICE-TYPE',
    token: 'AUTH-TOKEN',
    facility: 'FACILITY-CODE',
    client: 'AUTHORIZATION-CLIENT',
    deepLinkToken: 'RCLOUD-TOKEN',
  },
  facilitiesPath: '/api/v1/client/parent_facilities',
  facilities: facilityList(facilityByCode),
  memberService: {
    knownBy: 'deep-link',
    ask: async (question) => profileOfPoints(await askPoints(question), today()),
  },
};

const facilityById = z.object({ id: label, name: line });

/** The older back end. Its header names contain underscores; nginx drops such headers by default. */
export const legacy: Dialect = {
  headers: {
    userAgent: 'DEVICE_INFO',
    language: 'LANGUAGE',
    deviceType: 'DEVICE_TYPE',
    token: 'AUTH_TOKEN',
    facility: 'FACILITY_ID',
  },
  facilitiesPath: '/api/v1/client/facilities',
  facilities: facilityList(facilityById),
  memberService: {
    knownBy: 'token',
    ask: async (hotel) => profileOfLegacy(await hotel.ask(calls.member, undefined)),
  },
};

const DIALECTS: Readonly<Record<Config['system'], Dialect>> = { legacy, cico };

/** The dialect of the back end in the settings. */
export const dialectOf = ({ system }: Pick<Config, 'system'>): Dialect => DIALECTS[system];
