/** Which of the hotel's systems answers a call. */
export type Service = 'hotel' | 'points' | 'postcode';

/** What a call finds by a name or a number: strangers try others. */
export type LookUp = 'reservation' | 'member';

/** A call that tablets make. */
export interface KnownCall {
  readonly method: 'GET' | 'POST';
  /** The whole path; `{id}` stands for one segment. */
  readonly path: string;
  readonly service: Service;
  readonly lookUp?: LookUp;
  /** Tablets make it before they have a guest's token, or with one of another service. */
  readonly isOpen?: true;
}

const CLIENT = '/api/v1/client';
const hotel = (
  method: 'GET' | 'POST',
  paths: readonly string[],
  more: Pick<KnownCall, 'lookUp' | 'isOpen'> = {},
): readonly KnownCall[] => paths.map((path) => ({ method, path: CLIENT + path, service: 'hotel', ...more }));

/** Every call that a tablet makes, in both dialects; nothing else is passed on to the hotel. */
export const KNOWN_CALLS: readonly KnownCall[] = [
  ...hotel('GET', ['/facilities', '/parent_facilities', '/hotel_agreement', '/payment_terms'], {
    isOpen: true,
  }),
  ...hotel('GET', [
    '/facilities/{id}',
    '/parent_facilities/{id}',
    '/payment/pre_payment_info',
    '/rpa/checkin_info_request',
    '/rpa/checkin_code',
    '/rpa/checkout_info_request',
    '/rpa/checkout_info_result',
  ]),
  ...hotel('GET', ['/rpa/checkin_authtoken_request', '/rpa/checkout_authtoken_request'], {
    lookUp: 'reservation',
    isOpen: true,
  }),
  ...hotel('GET', ['/optima/members'], { lookUp: 'member' }),
  ...hotel('POST', [
    '/upload_agreement_signature',
    '/upload_passport',
    '/payment/public_key',
    '/payment/settlement',
    '/rpa/web_email_register',
    '/rpa/execute_checkin_request',
    '/rpa/execute_checkout_request',
  ]),
  { method: 'GET', path: '/user/api/v1/users/{id}', service: 'points', lookUp: 'member', isOpen: true },
  { method: 'GET', path: '/address/search', service: 'postcode', isOpen: true },
];

/** Bytes after the first of a character. */
const MORE = '%[89AB][0-9A-F]';
/**
 * Characters that somebody may read as another: control characters, and what resembles a dot, a space, a separator or the
 * start of a parameter; and bytes that are no character.
 */
const MISLEADING =
  '%(?:C2%[89]|CD%BE|E0%[89]|E1%9A%80|E2%8[014]|ED%[AB]|EF%B[89]|EF%BB%BF|EF%BC%(?:8|9[A-F]|B[B-F])|F0%8|F4%[9AB])';
/** Characters as `encodeURIComponent` writes them: plain ones, signs, and those of other scripts. */
const CHARACTER = [
  "[A-Za-z0-9_.!~*'()-]",
  '%(?:2[0246BC]|3[ACDE]|40|5[BDE]|60|7[BCD])',
  `(?!${MISLEADING})%(?:(?:C[2-9A-F]|D[0-9A-F])${MORE}|E[0-9A-F]${MORE}${MORE}|F[0-4]${MORE}${MORE}${MORE})`,
].join('|');
/** What stands for `{id}`: one segment to everybody who reads it, also to one who decodes it twice. It begins with no dot or space. */
const ID = `(?!\\.|%20|%C2%A0|%E3%80%80)(?:${CHARACTER})+`;

/** A call's path as a regular expression, the same for JavaScript and nginx. */
export const patternOf = ({ path }: KnownCall): string => path.replace('{id}', () => ID);

const CALLS = KNOWN_CALLS.map((call) => ({ ...call, pattern: new RegExp(`^${patternOf(call)}$`, 'u') }));

/** The call of tablets that a request is; undefined for none. The path is taken as it was sent. */
export const callFor = (method: string, path: string): KnownCall | undefined =>
  CALLS.find((call) => call.method === method && call.pattern.test(path));
