import type { Service } from './hotel-calls.ts';

/** Headers of one hop, cookies, and what is between the tablet and us. */
const STAY_BEHIND = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te'],
  ...['trailer', 'transfer-encoding', 'upgrade', 'http2-settings', 'cookie', 'host', 'content-length'],
  ...[
    'expect',
    'range',
    'idempotency-key',
    'lobby-gateway',
    'x-forwarded-for',
    'x-forwarded-host',
    'forwarded',
  ],
]);
/** The headers of the tablet that a public service needs. */
const OF_NO_GUEST = new Set(['accept', 'accept-encoding', 'accept-language']);

/**
 * Name and value pairs of a tablet's headers as they go on, names spelled as they came (legacy has underscores). The
 * password that a browser sends along for the lists of tablets stays here.
 */
export function towardsHotel(rawHeaders: readonly string[], service: Service): [string, string][] {
  const pairs = pairsOf(rawHeaders);
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((token) => token.trim().toLowerCase()));
  return pairs.filter(([original, value]) => {
    const name = original.toLowerCase();
    if (service === 'postcode') return OF_NO_GUEST.has(name);
    if (name === 'authorization' && /^basic\b/iu.test(value)) return false;
    return !STAY_BEHIND.has(name) && !named.includes(name);
  });
}

function pairsOf(rawHeaders: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    pairs.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
  return pairs;
}

/**
 * What goes with an answer of the hotel: it is data, whatever it says of itself. A browser runs none of it, neither as
 * page nor as script, style or worker, and keeps none.
 */
export const AS_DATA: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** The headers of an answer of the hotel as they go on: those that the app reads, no others. */
export function towardsTablet(answer: {
  readonly type: string | null | undefined;
  readonly date: string | null | undefined;
}): Record<string, string> {
  return {
    ...AS_DATA,
    'Lobby-Gateway': 'answered',
    'Content-Type': isJson(answer.type ?? '') ? 'application/json' : 'text/plain; charset=utf-8',
    // Tablets compare it with their own clock.
    ...(answer.date ? { Date: answer.date } : {}),
  };
}

const isJson = (type: string): boolean => /^application\/([\w.-]+\+)?json\s*(;|$)/iu.test(type.trim());
