import { z } from '~/domain/zod';
import type { Dialect } from '../dialect';
import { profileOfPoints } from '../member';
import { askPoints } from '../outside/points';
import { label } from '../wire';

const answer = z.object({ facilities: z.array(z.object({ code: label, name: z.string() })) });

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
  facilities: z.pipe(
    answer,
    z.transform(({ facilities }) => facilities.map(({ code, name }) => ({ id: code, name }))),
  ),
  memberService: {
    knownBy: 'deep-link',
    ask: async (question) => profileOfPoints(await askPoints(question), new Date()),
  },
};
