import type { IncomingHttpHeaders } from 'node:http';
import type { Service } from './hotel-calls.ts';

/** The app's headers for each back end. nginx and CGI confuse both spellings. */
export const HOTEL_HEADERS = {
  legacy: ['DEVICE_INFO', 'LANGUAGE', 'DEVICE_TYPE', 'AUTH_TOKEN', 'FACILITY_ID'],
  cico: [
    'DEVICE-INFO',
    'LANGUAGE',
    'DEVICE-TYPE',
    'AUTH-TOKEN',
    'FACILITY-CODE',
    'AUTHORIZATION-CLIENT',
    'RCLOUD-TOKEN',
  ],
} as const;

/** Headers without guest data. */
const USUAL = ['accept', 'accept-language'];
const OF_HOTEL = [...HOTEL_HEADERS.legacy, ...HOTEL_HEADERS.cico].map((name) => name.toLowerCase());

const PASSED: Readonly<Record<Service, ReadonlySet<string>>> = {
  hotel: new Set([...USUAL, 'user-agent', 'content-type', ...OF_HOTEL]),
  points: new Set([...USUAL, 'user-agent', 'authorization']),
  postcode: new Set(USUAL),
};
/** The app's own types: another one would be read by a part of the hotel that no tablet asks. */
const KNOWN_TYPE = /^application\/(x-www-form-urlencoded|json)(\s*;\s*charset=utf-8)?$/iu;
/** A member's token; browsers send a password along for the tablet lists. */
const MEMBER = /^bearer /iu;

/** The passed headers as name and value pairs in their own spelling (legacy has underscores); the first of two counts. */
export function towardsHotel(rawHeaders: readonly string[], service: Service): [string, string][] {
  const pairs = pairsOf(rawHeaders);
  const ofThisHop = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((token) => token.trim().toLowerCase()));
  const passed = new Map<string, [string, string]>();
  for (const [original, value] of pairs) {
    const name = original.toLowerCase();
    if (!PASSED[service].has(name) || ofThisHop.includes(name) || passed.has(name)) continue;
    if (name === 'authorization' && !MEMBER.test(value)) continue;
    if (name === 'content-type' && !KNOWN_TYPE.test(value)) continue;
    passed.set(name, [original, value]);
  }
  return [...passed.values()];
}

function pairsOf(rawHeaders: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    pairs.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
  return pairs;
}

/** Marks the hotel's answer as data: browsers neither run nor keep it. */
export const AS_DATA: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** The headers of a hotel's answer that the app reads. */
export function towardsTablet(answer: IncomingHttpHeaders): Record<string, string> {
  return {
    ...AS_DATA,
    'Lobby-Gateway': 'answered',
    'Content-Type': isJson(answer['content-type'] ?? '') ? 'application/json' : 'text/plain; charset=utf-8',
    // Tablets compare it with their own clock.
    ...(answer.date ? { Date: answer.date } : {}),
  };
}

const isJson = (type: string): boolean => /^application\/([\w.-]+\+)?json\s*(;|$)/iu.test(type.trim());
