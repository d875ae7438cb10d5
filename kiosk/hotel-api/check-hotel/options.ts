import { parseArgs } from 'node:util';
import { DIALECTS, type Dialect } from '../contract/documents.ts';

/** What is tried, and how. */
export interface Options {
  /** The hotel's API, with a path where it has one; no slash at its end. */
  readonly url: string;
  readonly system: Dialect;
  /** Name of a test reservation. */
  readonly name: string;
  readonly phone: string | undefined;
  /** Id or code of the facility; undefined for the first of the list. */
  readonly facility: string | undefined;
  /** `api.authorization_client` of the settings. */
  readonly clientKey: string;
  readonly language: string;
  /** Origin of the tablets' page where they ask the hotel themselves; undefined behind the gateway. */
  readonly origin: string | undefined;
  /** The point service, and a member who came by their own link. */
  readonly member:
    | { readonly url: string; readonly number: string; readonly authorization: string }
    | undefined;
  /** Signs, checks in and joins the queue, with the test reservation. */
  readonly writes: boolean;
  /** `api.timeout_ms` of the settings. */
  readonly timeoutMs: number;
  /** File for the report as JSON. */
  readonly json: string | undefined;
}

/** How the command is called. */
export const USAGE = `npm run check-hotel -- https://hotel.example --system cico|legacy --name 'ヤマダ タロウ'
  --client-key KEY      cico: api.authorization_client of the settings
  --phone DIGITS        where the look-up needs a telephone number
  --facility ID         id or code of the property; without it the first of the list
  --language ja         of the texts and messages
  --origin URL          the tablets ask the hotel from this origin, without a gateway: CORS is tried too
  --points URL --member NUMBER --authorization TOKEN
                        cico: the point service, with a member's own link
  --writes              also signs, sends a passport, checks the reservation in, joins the check-out queue
  --timeout 30000       milliseconds, api.timeout_ms of the settings
  --json FILE           writes the report as JSON`;

/**
 * Reads the command line.
 * @throws {Error} with one sentence that says what to mend
 */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      system: text,
      name: text,
      phone: text,
      facility: text,
      'client-key': text,
      language: { ...text, default: 'ja' },
      origin: text,
      points: text,
      member: text,
      authorization: text,
      writes: { type: 'boolean', default: false },
      timeout: { ...text, default: '30000' },
      json: text,
    },
  });
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0) throw new Error('Say one address of a hotel.');
  const system = DIALECTS.find((dialect) => dialect === values.system);
  if (system === undefined) throw new Error('--system must be cico or legacy.');
  if (!values.name) throw new Error('--name must be the name of a test reservation.');
  const timeoutMs = Number(values.timeout);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1)
    throw new Error('--timeout must be a number of milliseconds.');
  return {
    url: addressOf(url, 'The address'),
    system,
    name: values.name,
    phone: values.phone,
    facility: values.facility,
    clientKey: values['client-key'] ?? '',
    language: values.language,
    origin: values.origin === undefined ? undefined : new URL(addressOf(values.origin, '--origin')).origin,
    member: memberOf(values.points, values.member, values.authorization),
    writes: values.writes,
    timeoutMs,
    json: values.json,
  };
}

function memberOf(url?: string, number?: string, authorization?: string): Options['member'] {
  if (url === undefined && number === undefined && authorization === undefined) return undefined;
  if (!url || !number || !authorization)
    throw new Error('--points, --member and --authorization go together.');
  return { url: addressOf(url, '--points'), number, authorization };
}

function addressOf(text: string, what: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`${what} must begin with http:// or https://.`);
  if (url.username !== '' || url.search !== '' || url.hash !== '')
    throw new Error(`${what} must hold no user name, "?" or "#".`);
  return `${url.origin}${url.pathname.replace(/\/+$/u, '')}`;
}
