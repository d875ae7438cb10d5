import { readFileSync } from 'node:fs';
import { DEMO } from './env-values.ts';
import { isOwnPlace } from './loopback.ts';
import { isSocketPath } from './socket-file.ts';
import { DEFAULT_HOST, DEFAULT_PORT, DEFAULT_PREFIX, ENVIRONMENT, type Variables } from './variables.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The public postcode service, asked by the gateway so that tablets need no other origin. */
const DEFAULT_ADDRESS_URL = 'https://zipcloud.ibsnet.co.jp/api/search';

/**
 * Reads the settings from environment variables.
 * @throws {Error} with one sentence that names the variable and what it takes, never its value: it may contain a password
 */
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
    /** Names that the gateway answers under; none for this machine's own. */
    hosts: variables.HOSTS ?? [],
    /** The real hotel's address; undefined for the demo hotel, which a real tenant has to ask for with `HOTEL_URL=demo`. */
    hotelUrl,
    pointUrl: variables.POINT_URL,
    addressUrl: ADDRESS_URL ?? (hotelUrl === undefined ? undefined : DEFAULT_ADDRESS_URL),
    /** Token that a reader of the lists of tablets has to send; without it they are open to all who reach the gateway. */
    watchToken: variables.WATCH_TOKEN,
    /** Token that a tablet has to send with what it reports; without it everybody may send it, within limits. */
    heartbeatToken: variables.HEARTBEAT_TOKEN,
    /** What the staff call each tablet, by its id. */
    tabletNames: variables.TABLET_NAMES ?? new Map<string, string>(),
    /** A proxy before us says in `X-Forwarded-For` who asks. */
    trustsProxy,
    /** Removes the offline shell from every tablet. */
    killsServiceWorker: variables.KILL_SERVICE_WORKER ?? false,
    /** Folder of the built app; undefined for `dist`. */
    files: variables.FILES,
    /** The tenant's folder; undefined for the sample that comes with the app. */
    tenant: variables.TENANT,
    /** Folder of several tenants, each with variables of its own; undefined: there is one. */
    tenants: TENANTS,
    demoControl: demoControlOf(variables.DEMO_CONTROL, isOwnPlace(host) && !trustsProxy),
    /** Where the settings page is beside the demo hotel, on this machine; never before a real hotel, nor on a server. */
    settingsPage: usesSettingsPage ? variables.SETTINGS_PAGE : undefined,
    logFormat: variables.LOG_FORMAT ?? 'text',
    /** The store that several gateways share; undefined: this one remembers alone. */
    storeAddress: storeOf(variables),
    /** Folder in which this process remembers payments; undefined: the user's own, or none with the demo hotel. */
    stateDirectory: variables.STATE_DIRECTORY,
  };
}

/** The gateway's settings. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** An empty variable counts as none. */
function parse(env: Env): Variables {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text));
  const { data, error } = ENVIRONMENT.safeParse(given);
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw new Error([...(issue?.path ?? []), issue?.message].join(' '));
}

/** Who may open the demo hotel's control page and set faults there. @param isAlone whether only this machine reaches us */
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
