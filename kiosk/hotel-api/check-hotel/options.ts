import { parseArgs } from 'node:util';
import { howToCall } from '../../server/how-to-call.ts';
import { DIALECTS } from '../contract/documents.ts';

export const USAGE = `${howToCall('check-hotel')} https://hotel.example --system cico|legacy --name 'テスト タロウ'
  --client-key KEY      cico: api.authorization_client of the settings
  --phone DIGITS        where the look-up needs a telephone number
  --facility ID         id or code of the property; without it the first of the list
  --language ja         of the texts and messages
  --origin URL          the tablets ask the hotel from this origin, without a gateway: CORS is tried too
  --points URL --member NUMBER --authorization TOKEN
                        cico: the point service, with a member's own link
  --writes              also signs, sends a passport, checks the reservation in, waits in the check-out queue
  --keep-spaces         display.search_without_spaces of the settings is false
  --expired-token TOKEN a token that the hotel issued and that has expired
  --picture 1500        kilobytes of the passport picture, 20 to 1700
  --wait 5              minutes in the queue, wait_timeout_minutes of the settings
  --interval 3000       milliseconds between looks at the queue, wait_interval of the settings
  --timeout 30000       milliseconds, api.timeout_ms of the settings
  --json FILE           writes the report as JSON`;

/** Reads the command line. @throws {Error} with one sentence that tells the remedy */
export function readOptions(args: readonly string[]) {
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
      'keep-spaces': { type: 'boolean', default: false },
      'expired-token': text,
      picture: { ...text, default: '1500' },
      wait: { ...text, default: '5' },
      interval: { ...text, default: '3000' },
      timeout: { ...text, default: '30000' },
      json: text,
    },
  });
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0) throw new Error('Say one address of a hotel.');
  const system = DIALECTS.find((dialect) => dialect === values.system);
  if (system === undefined) throw new Error('--system must be cico or legacy.');
  if (!values.name) throw new Error('--name must be the name of a test reservation.');
  return {
    /** The hotel's API, with its path, without a final slash. */
    url: addressOf(url, 'The address'),
    system,
    name: values.name,
    phone: values.phone,
    /** Id or code of the facility; undefined for the first one. */
    facility: values.facility,
    /** `api.authorization_client` of the settings. */
    clientKey: values['client-key'] ?? '',
    language: values.language,
    /** Origin of tablets that ask the hotel themselves; undefined behind the gateway. */
    origin: values.origin === undefined ? undefined : new URL(addressOf(values.origin, '--origin')).origin,
    member: memberOf(values.points, values.member, values.authorization),
    /** Signs, checks in and joins the queue, with the test reservation. */
    writes: values.writes,
    /** `display.search_without_spaces` of the settings is off. */
    keepsSpaces: values['keep-spaces'],
    expiredToken: values['expired-token'],
    pictureKb: wholeIn(values.picture, 20, 1700, '--picture must be 20 to 1700 kilobytes.'),
    waitMs: wholeIn(values.wait, 1, 120, '--wait must be 1 to 120 minutes.') * 60_000,
    intervalMs: wholeIn(values.interval, 500, 60_000, '--interval must be 500 to 60000 milliseconds.'),
    timeoutMs: wholeIn(values.timeout, 1, 3_600_000, '--timeout must be a number of milliseconds.'),
    json: values.json,
  };
}
export type Options = Readonly<ReturnType<typeof readOptions>>;

/** The point service, with a member of their own link. */
function memberOf(url?: string, number?: string, authorization?: string) {
  if (url === undefined && number === undefined && authorization === undefined) return undefined;
  if (!url || !number || !authorization)
    throw new Error('--points, --member and --authorization go together.');
  return { url: addressOf(url, '--points'), number, authorization };
}

function wholeIn(text: string, least: number, most: number, sentence: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) throw new Error(sentence);
  return value;
}

function addressOf(text: string, what: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`${what} must begin with http:// or https://.`);
  if (url.username !== '' || url.search !== '' || url.hash !== '')
    throw new Error(`${what} must hold no user name, "?" or "#".`);
  return `${url.origin}${url.pathname.replace(/\/+$/u, '')}`;
}
