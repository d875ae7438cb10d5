const CONNECT_KEYS = [
  ['api', 'client_url'],
  ['api', 'point_url'],
  ['address_lookup', 'url'],
  ['tracking', 'endpoint'],
  ['kiosk', 'help_url'],
  ['kiosk', 'heartbeat_url'],
] as const;

/** The settings' origins, and the card script with its path. A malformed one counts as none: the policy gets tighter. */
export function foreignSources(settings: unknown) {
  const origins = CONNECT_KEYS.map(
    ([group, key]) => webAddress(member(member(settings, group), key))?.origin,
  );
  return {
    /** Origins that the page asks: hotel, point and postcode service, tracking. */
    connect: named(origins),
    /** Sources of the card provider, which the page itself never uses. */
    card: cardSources(member(settings, 'card')),
  };
}
export type ForeignSources = Readonly<ReturnType<typeof foreignSources>>;

function cardSources(card: unknown) {
  const address = member(card, 'script_url');
  const script = webAddress(address);
  const isOurs = typeof address === 'string' && /^\/(?!\/)/u.test(address);
  const listed = member(card, 'also_loads');
  const more = (Array.isArray(listed) ? listed : [])
    .map(webAddress)
    .filter((url) => url?.protocol === 'https:');
  return {
    /** Addresses without a query; `'strict-dynamic'` for a script on our own origin. */
    // A document without an origin cannot name ours as a source; our known script vouches for the other.
    scripts: named([isOurs ? "'strict-dynamic'" : undefined, sourceOf(script), ...more.map(sourceOf)]),
    connect: named([script?.origin, ...more.map(sourceOf)]),
  };
}

const named = (sources: readonly (string | undefined)[]): string[] => [
  ...new Set(sources.filter((source) => source !== undefined)),
];

/** A source without query, with the characters escaped that end a source. */
function sourceOf(url: URL | undefined): string | undefined {
  return url && `${url.origin}${url.pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}

/** The value of a key of an object; undefined for any other value. */
export function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

/** An absolute http(s) address of one host; `*` would stand for many in a policy. */
export function webAddress(address: unknown): URL | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && !url.hostname.includes('*') ? url : undefined;
}
