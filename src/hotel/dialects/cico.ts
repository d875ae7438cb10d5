import { today } from '~/clock/today';
import { z } from '~/domain/zod';
import type { Dialect } from '../dialect';
import { facilityList } from '../facility-list';
import { profileOfPoints } from '../member';
import { askPoints } from '../outside/points';
import { label } from '../wire';

const facility = z.pipe(
  z.object({ code: label, name: z.string() }),
  z.transform(({ code, name }) => ({ id: code, name })),
);

/** The newer back end: header names with hyphens, a client key, facilities identified by code. */
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
  facilities: facilityList(facility),
  memberService: {
    knownBy: 'deep-link',
    ask: async (question) => profileOfPoints(await askPoints(question), today()),
  },
};
