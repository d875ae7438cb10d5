import { KNOWN_CALLS, patternOf } from '../server/hotel-calls.ts';

/**
 * The calls of tablets for nginx: each by its method and by its path exactly as it was sent. A path in any other spelling is no call,
 * whatever it would become.
 */
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
