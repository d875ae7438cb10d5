import { z } from 'zod';
import {
  firstFolder,
  hostNames,
  hotel,
  logFormat,
  onOff,
  port,
  prefix,
  service,
  serviceWithQuery,
  tabletNames,
  token,
} from './env-values.ts';
import { isOwnPlace } from './loopback.ts';
import { isSocketPath } from './socket-file.ts';

export interface AboutVariable {
  /** Whether the process or each tenant has it. */
  readonly of: 'process' | 'tenant';
  readonly meaning: string;
  /** The default, in words. */
  readonly usual: string;
}
const ABOUT = z.registry<AboutVariable>();
const ofThe =
  (of: AboutVariable['of']) =>
  <T extends z.ZodType>(value: T, meaning: string, usual: string) => {
    const variable = z.optional(value);
    ABOUT.add(variable, { of, meaning, usual });
    return variable;
  };
const ofProcess = ofThe('process');
const ofTenant = ofThe('tenant');

export const DEFAULT_PORT = 4173;
export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_PREFIX = 'lobby';
/** The end of a sentence. */
export const HOTEL_WANTED = "the address of the hotel's system, or HOTEL_URL=demo for the demo hotel.";

/** Every variable of the gateway. `npm run docs` makes the table in README.md from it. */
const VARIABLES = z.object({
  PORT: ofProcess(port, 'port to listen on; 0: any free one', `${DEFAULT_PORT}`),
  HOST: ofProcess(
    z.string(),
    '[where to listen](#who-may-connect): an address of this machine alone, or the path of a socket; with `TRUST_PROXY=1` any address',
    DEFAULT_HOST,
  ),
  TRUST_PROXY: ofProcess(
    onOff,
    "`1`: a proxy is in front; the client's address is the last entry of `X-Forwarded-For`, which this proxy writes",
    "the connection's address; with a socket `1`",
  ),
  HOSTS: ofTenant(
    hostNames,
    'host names that it answers to, separated by commas; IP addresses always work',
    "`localhost` and the machine's own",
  ),
  HOTEL_URL: ofTenant(
    hotel,
    "the hotel's system; a path in it is put before ours; no `?`, `#` or password; `demo`: the [demo hotel](#the-demo-hotel)",
    'required with `TENANT` and in `TENANTS`; else the demo hotel',
  ),
  POINT_URL: ofTenant(service, 'the point service, if it has an address of its own', '`HOTEL_URL`'),
  ADDRESS_URL: ofTenant(
    serviceWithQuery,
    'the postcode service, asked for `/address/search`',
    'zipcloud, with `HOTEL_URL`',
  ),
  TENANT: ofProcess(
    z.string(),
    'folder with `config.json`, pictures and `tenant-lang/`',
    'the sample in the build',
  ),
  TENANTS: ofProcess(
    z.string(),
    "folder of [several tenants](#several-tenants), in place of `TENANT` and of each tenant's own variables",
    'one hotel',
  ),
  FILES: ofProcess(z.string(), 'folder of the built app', '`dist`'),
  WATCH_TOKEN: ofTenant(
    token,
    'token that readers of `/tablets` and `/metrics` have to send; 16 to 200 characters without spaces',
    'none',
  ),
  HEARTBEAT_TOKEN: ofTenant(
    token,
    'token that tablets send with heartbeats and calls for help; 16 to 200 characters without spaces',
    'none',
  ),
  TABLET_NAMES: ofTenant(
    tabletNames,
    'what the staff call each tablet: `LOBBY-1=Main lobby,LOBBY-2=Annex`',
    'from the ids',
  ),
  STORE_URL: ofProcess(
    z.string(),
    '`redis://…` or `rediss://…` (TLS): a Redis 7 or Valkey that [several gateways](#several-gateways) share',
    'each gateway remembers alone',
  ),
  STORE_URL_FILE: ofProcess(
    z.string(),
    'a file with that address, for an address with a password',
    '`STORE_URL`',
  ),
  STORE_PREFIX: ofProcess(
    prefix,
    'start of every name in the store, before a colon, if several sites share it',
    `\`${DEFAULT_PREFIX}\``,
  ),
  STATE_DIRECTORY: ofProcess(
    firstFolder,
    'folder in which this gateway remembers payments for 24 hours; made if it is missing. systemd sets it (`StateDirectory=`)',
    '`~/.local/state/lobby-kiosk` with a real hotel; with the demo hotel nothing is kept on disk',
  ),
  LOG_FORMAT: ofProcess(logFormat, '`json`: one object a line', '`text`'),
  NODE_ENV: ofProcess(
    z.string(),
    '`production`: `npm start` installs and builds nothing and has no demo hotel',
    '–',
  ),
  SETTINGS_PAGE: ofProcess(
    service,
    'where `/settings/` leads beside the demo hotel; `npm start` sets it to the [settings page](../settings-page/README.md)',
    '–',
  ),
  DEMO_CONTROL: ofTenant(
    onOff,
    "who may open the [demo hotel's](#the-demo-hotel) control page: `1`: everybody; `0`: nobody",
    'this machine only; nobody with `TRUST_PROXY`',
  ),
  KILL_SERVICE_WORKER: ofTenant(
    onOff,
    '`1`: removes the offline shell from every tablet that asks, after a bad update',
    '–',
  ),
});
export type Variables = z.infer<typeof VARIABLES>;

export const aboutVariables = (): readonly (readonly [name: string, about: AboutVariable])[] =>
  Object.entries(VARIABLES.shape).flatMap(([name, value]) => {
    const about = ABOUT.get(value);
    return about === undefined ? [] : [[name, about] as const];
  });

export const TENANT_VARIABLES: readonly string[] = aboutVariables().flatMap(([name, { of }]) =>
  of === 'tenant' ? [name] : [],
);

/** The environment. Each message is one sentence, after its variable's name where there is one. */
export const ENVIRONMENT = VARIABLES.superRefine((variables, context) => {
  const problem = problemOf(variables);
  if (problem !== undefined) context.addIssue(problem);
});

/** Combinations that contradict. */
function problemOf(variables: Variables): string | undefined {
  const { HOST = DEFAULT_HOST, TRUST_PROXY = false, TENANT, TENANTS } = variables;
  if (!TRUST_PROXY && !isSocketPath(HOST) && !isOwnPlace(HOST))
    return `HOST must be an address of this machine alone, such as ${DEFAULT_HOST}: for other machines put nginx in front (kiosk/deploy/README.md), or set TRUST_PROXY=1 behind a proxy that has TLS.`;
  if (TENANTS !== undefined) {
    if (TENANT !== undefined) return 'TENANT and TENANTS must not both be set.';
    const given = new Map<string, unknown>(Object.entries(variables));
    const misplaced = TENANT_VARIABLES.find((name) => given.get(name) !== undefined);
    if (misplaced !== undefined) return `With TENANTS, ${misplaced} goes into the tenants' own files.`;
  }
  if (TENANT !== undefined && variables.HOTEL_URL === undefined)
    return `HOTEL_URL is missing beside TENANT, in the same file or command line: ${HOTEL_WANTED}`;
  if (variables.STORE_URL !== undefined && variables.STORE_URL_FILE !== undefined)
    return 'STORE_URL and STORE_URL_FILE must not both be set.';
  return undefined;
}
