import { z } from '~/domain/zod';
import { calls } from '../calls';
import type { Dialect } from '../dialect';
import { facilityList } from '../facility-list';
import { profileOfLegacy } from '../member';
import { label } from '../wire';

const facility = z.object({ id: label, name: z.string() });

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
  facilities: facilityList(facility),
  memberService: {
    knownBy: 'token',
    ask: async (hotel) => profileOfLegacy(await hotel.ask(calls.member, undefined)),
  },
};
