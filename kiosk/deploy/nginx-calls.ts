import { KNOWN_CALLS, patternOf } from '../server/hotel-calls.ts';

/** The tablets' calls for nginx, by method and exact path; another spelling is no call. */
export const nginxCalls = (): string =>
  [
    '# Made from kiosk/server/hotel-calls.ts by npm run docs. Goes to /etc/nginx/lobby/calls.conf',
    '',
    'map "$request_method $request_uri" $lobby_call {',
    '    default "";',
    ...KNOWN_CALLS.map((call) => `    "~^${call.method} ${patternOf(call)}(\\?|$)" "${call.path}";`),
    '}',
    '',
  ].join('\n');
