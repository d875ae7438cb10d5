import { z } from 'zod';

/** The rules of variables. A message follows the variable's name and never repeats the value. */

const PORT = 'must be a whole number from 0 to 65535.';
export const port = z
  .string()
  .refine((text) => /^\d+$/u.test(text) && Number(text) <= 65_535, PORT)
  .transform(Number);

export const onOff = z.enum(['1', '0'], 'must be 1 or 0.').transform((text) => text === '1');

export const logFormat = z.enum(['text', 'json'], 'must be text or json.');

export const token = z
  .string()
  .regex(/^[\x21-\x7e]{16,200}$/u, 'must be 16 to 200 letters, digits or signs, without spaces.');

export const prefix = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,40}$/u, 'must be 1 to 40 letters, digits or hyphens.');

const HOSTS = 'must be host names without ports, separated by commas, such as lobby.inn.example.';
export const hostNames = z
  .string()
  .transform(listed)
  .refine((names) => names.every((name) => /^[A-Za-z0-9.-]+$|^[0-9A-Fa-f:]+$/u.test(name)), HOSTS);

const NAMES = 'must be pairs of id and name with commas between: LOBBY-1=Main lobby.';
const PAIR = /^(?<id>[A-Za-z0-9][\w.-]{0,63})=(?<name>.{1,60})$/u;
export const tabletNames = z
  .string()
  .transform(listed)
  .refine((pairs) => pairs.every((pair) => PAIR.test(pair)), NAMES)
  .transform((pairs) => new Map(pairs.map((pair) => splitOnce(pair))));

/** The first of several folders, as systemd names them. */
export const firstFolder = z.string().transform((text) => text.split(':').find((part) => part !== ''));

/** The value of HOTEL_URL for the demo hotel. */
export const DEMO = 'demo';

const address = (problemOf: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const problem = problemOf(text);
    if (problem !== undefined) context.addIssue(problem);
  });

/** A service whose calls bring their own query. */
export const service = address((text) => problemOfAddress(text, false));
export const hotel = address((text) => (text === DEMO ? undefined : problemOfAddress(text, false)));
/** A service that may need a query of its own. */
export const serviceWithQuery = address((text) => problemOfAddress(text, true));

function problemOfAddress(text: string, allowsQuery: boolean): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    return 'must be an address that begins with http:// or https://.';
  if (url.username !== '' || url.password !== '') return 'must hold no user name and no password.';
  if (text.includes('#')) return 'must hold no "#".';
  if (!allowsQuery && text.includes('?')) return 'must hold no "?": the calls bring their own query.';
  return undefined;
}

function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function splitOnce(pair: string): readonly [id: string, name: string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}
