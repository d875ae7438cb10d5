/** The settings that name other origins. */
const CONNECT_KEYS = [
  ['api', 'client_url'],
  ['api', 'point_url'],
  ['address_lookup', 'url'],
  ['tracking', 'endpoint'],
  ['kiosk', 'help_url'],
  ['kiosk', 'heartbeat_url'],
] as const;

/**
 * What the settings name outside our origin; only absolute http(s) addresses count, and a path for the card provider's script.
 * What is missing or malformed names nothing, so that broken settings make the policy tighter, never looser.
 */
export function foreignSources(settings: unknown) {
  const origins = CONNECT_KEYS.map(
    ([group, key]) => webAddress(member(member(settings, group), key))?.origin,
  );
  return {
    /** Origins that the page asks: the hotel, the point and the postcode service, tracking. */
    connect: named(origins),
    /** Where the card provider's script comes from and what it calls; the page itself uses none of it. */
    card: cardSources(member(settings, 'card')),
  };
}
/** What the settings name outside our own origin, as sources of a content security policy. */
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
    /** Addresses without their query; `'strict-dynamic'` for a script on our own origin, such as the demo hotel's. */
    // No source names our own origin to a document that has none: there, the script that we know loads it on its word.
    scripts: named([isOurs ? "'strict-dynamic'" : undefined, sourceOf(script), ...more.map(sourceOf)]),
    connect: named([script?.origin, ...more.map(sourceOf)]),
  };
}

const named = (sources: readonly (string | undefined)[]): string[] => [
  ...new Set(sources.filter((source) => source !== undefined)),
];

/** An address as a source: without its query, and with the characters escaped that would end it there. */
function sourceOf(url: URL | undefined): string | undefined {
  return url && `${url.origin}${url.pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}

/** The value of a key, where the value given is an object. */
export function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

/** An absolute http(s) address of one host: in a policy `*` stands for many hosts. */
export function webAddress(address: unknown): URL | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && !url.hostname.includes('*') ? url : undefined;
}
