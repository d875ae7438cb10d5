/** What `npm start` was told by environment variables. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The real hotel's address; undefined for the demo hotel. */
  readonly hotelUrl: string | undefined;
  readonly pointUrl: string | undefined;
  readonly addressUrl: string | undefined;
  /** Folder of the built app; undefined for `dist`. */
  readonly files: string | undefined;
  /** Asked of whoever reads the lists of tablets; undefined for nothing. */
  readonly watchToken: string | undefined;
  /** Takes the offline shell off every tablet. */
  readonly killsServiceWorker: boolean;
  /** The tenant's folder; undefined for the sample that comes with the app. */
  readonly tenant: string | undefined;
}

const DEFAULT_PORT = 4173;
/** This machine only. A tablet on the same network needs HOST=0.0.0.0. */
const DEFAULT_HOST = '127.0.0.1';
/** The public postcode service, asked by the gateway so that tablets need no other origin. */
const DEFAULT_ADDRESS_URL = 'https://zipcloud.ibsnet.co.jp/api/search';

/**
 * Reads the settings.
 * @throws {Error} with one sentence that names the variable and what it takes.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const hotelUrl = readUrl(env, 'HOTEL_URL');
  const addressUrl = readUrl(env, 'ADDRESS_URL');
  return {
    port: readPort(env.PORT),
    host: env.HOST || DEFAULT_HOST,
    hotelUrl,
    pointUrl: readUrl(env, 'POINT_URL'),
    addressUrl: addressUrl ?? (hotelUrl === undefined ? undefined : DEFAULT_ADDRESS_URL),
    watchToken: env.WATCH_TOKEN || undefined,
    killsServiceWorker: env.KILL_SERVICE_WORKER === '1',
    files: env.FILES || undefined,
    tenant: env.TENANT || undefined,
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/u.test(text) || port > 65_535) throw new Error('PORT must be a whole number from 0 to 65535.');
  return port;
}

function readUrl(env: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const isHttp = URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
  if (!isHttp) throw new Error(`${name} must be an address that begins with http:// or https://.`);
  return text;
}
