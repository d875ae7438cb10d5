import { readFileSync } from 'node:fs';

/** Who may open the demo hotel's control page and set faults there. */
type DemoControl = 'nobody' | 'this-machine' | 'everybody';

type Env = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 4173;
/** This machine only. A tablet on the same network needs HOST=0.0.0.0. */
const DEFAULT_HOST = '127.0.0.1';
/** The public postcode service, asked by the gateway so that tablets need no other origin. */
const DEFAULT_ADDRESS_URL = 'https://zipcloud.ibsnet.co.jp/api/search';
const DEFAULT_PREFIX = 'lobby';
/** The value of HOTEL_URL that asks for the demo hotel. */
const DEMO = 'demo';
/** What a tenant has to say, as the end of a sentence. */
export const HOTEL_WANTED = "the address of the hotel's system, or HOTEL_URL=demo for the demo hotel.";

/**
 * Reads the settings from environment variables.
 * @throws {Error} with one sentence that names the variable and what it takes, never its value: it may contain a password
 */
export function readSettings(env: Env) {
  if (env.TENANT && !env.HOTEL_URL)
    throw new Error(`HOTEL_URL is missing beside TENANT, in the same file or command line: ${HOTEL_WANTED}`);
  const hotelUrl = env.HOTEL_URL === DEMO ? undefined : readUrl(env, 'HOTEL_URL', 'no query');
  const addressUrl = readUrl(env, 'ADDRESS_URL', 'any query');
  const host = env.HOST || DEFAULT_HOST;
  const trustsProxy = readSwitch(env, 'TRUST_PROXY') ?? false;
  return {
    port: readPort(env.PORT),
    host,
    /** Names that the gateway answers under; none for this machine's own. */
    hosts: readHosts(env.HOSTS),
    /** The real hotel's address; undefined for the demo hotel, which a real tenant has to ask for with `HOTEL_URL=demo`. */
    hotelUrl,
    pointUrl: readUrl(env, 'POINT_URL', 'no query'),
    addressUrl: addressUrl ?? (hotelUrl === undefined ? undefined : DEFAULT_ADDRESS_URL),
    /** Token that a reader of the lists of tablets has to send; without it they are open to all who reach the gateway. */
    watchToken: readToken(env, 'WATCH_TOKEN'),
    /** Token that a tablet has to send with what it reports; without it everybody may send it, within limits. */
    heartbeatToken: readToken(env, 'HEARTBEAT_TOKEN'),
    /** What the staff call each tablet, by its id. */
    tabletNames: readNames(env.TABLET_NAMES),
    /** A proxy before us says in `X-Forwarded-For` who asks. */
    trustsProxy,
    /** Removes the offline shell from every tablet. */
    killsServiceWorker: readSwitch(env, 'KILL_SERVICE_WORKER') ?? false,
    /** Folder of the built app; undefined for `dist`. */
    files: env.FILES || undefined,
    /** The tenant's folder; undefined for the sample that comes with the app. */
    tenant: env.TENANT || undefined,
    /** Folder of several tenants, each with variables of its own; undefined: there is one. */
    tenants: env.TENANTS || undefined,
    demoControl: readDemoControl(env, isLoopback(host) && !trustsProxy),
    /** Where the settings page is beside the demo hotel, on this machine; undefined: there is none. */
    settingsPage: readSettingsPage(env, hotelUrl),
    logFormat: readLogFormat(env.LOG_FORMAT),
    /** The store that several gateways share; undefined: this one remembers alone. */
    storeAddress: readStore(env),
  };
}

/** The gateway's settings. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/**
 * Whether tokens may be read on the network: other machines send them here, and no proxy with TLS is known.
 * @param owner the settings of whoever the tokens belong to, a tenant's where there are several
 */
export const showsTokens = (
  { host, trustsProxy }: Pick<Settings, 'host' | 'trustsProxy'>,
  { watchToken, heartbeatToken }: Pick<Settings, 'watchToken' | 'heartbeatToken'>,
): boolean => !isLoopback(host) && !trustsProxy && (watchToken ?? heartbeatToken) !== undefined;

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/u.test(text) || port > 65_535) throw new Error('PORT must be a whole number from 0 to 65535.');
  return port;
}

function readUrl(env: Env, name: string, query: 'no query' | 'any query'): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`${name} must be an address that begins with http:// or https://.`);
  if (url.username !== '' || url.password !== '')
    throw new Error(`${name} must hold no user name and no password.`);
  if (text.includes('#')) throw new Error(`${name} must hold no "#".`);
  if (query === 'no query' && text.includes('?'))
    throw new Error(`${name} must hold no "?": the calls bring their own query.`);
  return text;
}

/** `npm start` and `npm run dev` name it. Never before a real hotel, nor on a server. */
function readSettingsPage(env: Env, hotelUrl: string | undefined): string | undefined {
  const isOff = hotelUrl !== undefined || env.TENANTS || env.NODE_ENV === 'production';
  return isOff ? undefined : readUrl(env, 'SETTINGS_PAGE', 'no query');
}

function readStore(env: Env): { readonly url: string; readonly prefix: string } | undefined {
  const { STORE_URL, STORE_URL_FILE, STORE_PREFIX } = env;
  if (STORE_URL && STORE_URL_FILE) throw new Error('STORE_URL and STORE_URL_FILE must not both be set.');
  const url = STORE_URL_FILE ? readSecret('STORE_URL_FILE', STORE_URL_FILE) : STORE_URL;
  if (!url) return undefined;
  if (!URL.canParse(url) || !['redis:', 'rediss:'].includes(new URL(url).protocol))
    throw new Error(
      `${STORE_URL_FILE ? 'The file of STORE_URL_FILE' : 'STORE_URL'} must be an address that begins with redis:// or rediss://.`,
    );
  const prefix = STORE_PREFIX || DEFAULT_PREFIX;
  if (!/^[A-Za-z0-9-]{1,40}$/u.test(prefix))
    throw new Error('STORE_PREFIX must be 1 to 40 letters, digits or hyphens.');
  return { url, prefix };
}

function readSecret(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`${variable} names a file that cannot be read.`);
  }
}

/** What stands between commas. */
const listed = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readHosts(text: string | undefined): readonly string[] {
  const names = listed(text);
  const wrong = names.some((name) => !/^[A-Za-z0-9.-]+$|^[0-9A-Fa-f:]+$/u.test(name));
  if (wrong)
    throw new Error(
      'HOSTS must be host names without ports, separated by commas, such as lobby.inn.example.',
    );
  return names;
}

function readToken(env: Env, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!/^[\x21-\x7e]{16,200}$/u.test(text))
    throw new Error(`${name} must be 16 to 200 letters, digits or signs, without spaces.`);
  return text;
}

function readNames(text: string | undefined): ReadonlyMap<string, string> {
  const pairs = listed(text).map((pair) => /^([A-Za-z0-9][\w.-]{0,63})=(.{1,60})$/u.exec(pair));
  return new Map(
    pairs.map((pair) => {
      const [, id, name] = pair ?? [];
      if (id === undefined || name === undefined)
        throw new Error('TABLET_NAMES must be pairs of id and name with commas between: LOBBY-1=Main lobby.');
      return [id, name];
    }),
  );
}

function readSwitch(env: Env, name: string): boolean | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (text !== '1' && text !== '0') throw new Error(`${name} must be 1 or 0.`);
  return text === '1';
}

/** @param isAlone whether only this machine can reach the gateway, as far as the variables say */
function readDemoControl(env: Env, isAlone: boolean): DemoControl {
  const isForAll = readSwitch(env, 'DEMO_CONTROL');
  if (isForAll === undefined) return isAlone ? 'this-machine' : 'nobody';
  return isForAll ? 'everybody' : 'nobody';
}

function readLogFormat(text: string | undefined): 'text' | 'json' {
  if (!text || text === 'text') return 'text';
  if (text === 'json') return 'json';
  throw new Error('LOG_FORMAT must be text or json.');
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./u.test(host);
