import { readFileSync } from 'node:fs';
import { DEMO } from './env-values.ts';
import { isOwnPlace } from './loopback.ts';
import { isSocketPath } from './socket-file.ts';
import { DEFAULT_HOST, DEFAULT_PORT, DEFAULT_PREFIX, ENVIRONMENT, type Variables } from './variables.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The public postcode service: the gateway asks it, so that tablets need no other origin. */
const DEFAULT_ADDRESS_URL = 'https://zipcloud.ibsnet.co.jp/api/search';

/** Reads the environment. @throws {Error} naming variable and rule, never the value: it may be a password */
export function readSettings(env: Env) {
  const variables = parse(env);
  const { HOST: host = DEFAULT_HOST, HOTEL_URL, ADDRESS_URL, TRUST_PROXY, TENANTS } = variables;
  const hotelUrl = HOTEL_URL === DEMO ? undefined : HOTEL_URL;
  // Only a proxy connects to a socket.
  const trustsProxy = TRUST_PROXY ?? isSocketPath(host);
  const usesSettingsPage =
    hotelUrl === undefined && TENANTS === undefined && variables.NODE_ENV !== 'production';
  return {
    port: variables.PORT ?? DEFAULT_PORT,
    host,
    /** Host names of the gateway; without any, this machine's. */
    hosts: variables.HOSTS ?? [],
    /** The real hotel's address; undefined for the demo hotel, which needs `HOTEL_URL=demo`. */
    hotelUrl,
    pointUrl: variables.POINT_URL,
    addressUrl: ADDRESS_URL ?? (hotelUrl === undefined ? undefined : DEFAULT_ADDRESS_URL),
    /** The token of readers of the tablet lists; without it the lists are open. */
    watchToken: variables.WATCH_TOKEN,
    /** The token of reporting tablets; without it anybody may report, within limits. */
    heartbeatToken: variables.HEARTBEAT_TOKEN,
    tabletNames: variables.TABLET_NAMES ?? new Map<string, string>(),
    /** A proxy tells the sender in `X-Forwarded-For`. */
    trustsProxy,
    killsServiceWorker: variables.KILL_SERVICE_WORKER ?? false,
    /** Folder of the built app, by default `dist`. */
    files: variables.FILES,
    /** The tenant's folder, by default the sample's. */
    tenant: variables.TENANT,
    /** Folder of several tenants with their own variables; undefined for one tenant. */
    tenants: TENANTS,
    demoControl: demoControlOf(variables.DEMO_CONTROL, isOwnPlace(host) && !trustsProxy),
    /** The settings page beside the demo hotel on this machine; never before a real hotel or on a server. */
    settingsPage: usesSettingsPage ? variables.SETTINGS_PAGE : undefined,
    logFormat: variables.LOG_FORMAT ?? 'text',
    /** The store shared by several gateways; undefined for one alone. */
    storeAddress: storeOf(variables),
    /** Folder that remembers payments; by default the user's own, none with the demo hotel. */
    stateDirectory: variables.STATE_DIRECTORY,
  };
}

export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** An empty variable counts as missing. */
function parse(env: Env): Variables {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text));
  const { data, error } = ENVIRONMENT.safeParse(given);
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw new Error([...(issue?.path ?? []), issue?.message].join(' '));
}

/** The people who may open the demo hotel's control page. @param isAlone whether only this machine reaches us */
function demoControlOf(isForAll: boolean | undefined, isAlone: boolean) {
  if (isForAll === undefined) return isAlone ? 'this-machine' : 'nobody';
  return isForAll ? 'everybody' : 'nobody';
}

function storeOf(variables: Variables): { readonly url: string; readonly prefix: string } | undefined {
  const { STORE_URL, STORE_URL_FILE, STORE_PREFIX = DEFAULT_PREFIX } = variables;
  const url = STORE_URL_FILE === undefined ? STORE_URL : secretIn(STORE_URL_FILE);
  if (!url) return undefined;
  if (!URL.canParse(url) || !['redis:', 'rediss:'].includes(new URL(url).protocol))
    throw new Error(
      `${STORE_URL_FILE ? 'The file of STORE_URL_FILE' : 'STORE_URL'} must be an address that begins with redis:// or rediss://.`,
    );
  return { url, prefix: STORE_PREFIX };
}

function secretIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error('STORE_URL_FILE names a file that cannot be read.');
  }
}
