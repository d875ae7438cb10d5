export type Service = 'hotel' | 'points' | 'postcode';

/** A call that finds something by a name or number: strangers try others. */
export type LookUp = 'reservation' | 'member';

export interface KnownCall {
  readonly method: 'GET' | 'POST';
  /** `{id}` stands for one segment. */
  readonly path: string;
  readonly service: Service;
  readonly lookUp?: LookUp;
  /** Needs no token of the hotel's guest. */
  readonly isOpen?: true;
}

const CLIENT = '/api/v1/client';
const hotel = (
  method: 'GET' | 'POST',
  paths: readonly string[],
  more: Pick<KnownCall, 'lookUp' | 'isOpen'> = {},
): readonly KnownCall[] => paths.map((path) => ({ method, path: CLIENT + path, service: 'hotel', ...more }));

/** Every call of tablets, in both dialects; no other call reaches the hotel. */
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

/** Later bytes of a character. */
const MORE = '%[89AB][0-9A-F]';
/** Ambiguous characters: control characters, look-alikes of dots, spaces and separators, broken bytes. */
const MISLEADING =
  '%(?:C2%[89]|CD%BE|E0%[89]|E1%9A%80|E2%8[014]|ED%[AB]|EF%B[89]|EF%BB%BF|EF%BC%(?:8|9[A-F]|B[B-F])|F0%8|F4%[9AB])';
const CHARACTER = [
  "[A-Za-z0-9_.!~*'()-]",
  '%(?:2[0246BC]|3[ACDE]|40|5[BDE]|60|7[BCD])',
  `(?!${MISLEADING})%(?:(?:C[2-9A-F]|D[0-9A-F])${MORE}|E[0-9A-F]${MORE}${MORE}|F[0-4]${MORE}${MORE}${MORE})`,
].join('|');
/** `{id}` is one segment even after decoding twice, and begins with no dot or space. */
const ID = `(?!\\.|%20|%C2%A0|%E3%80%80)(?:${CHARACTER})+`;

/** A call's path as a regular expression for both JavaScript and nginx. */
export const patternOf = ({ path }: KnownCall): string => path.replace('{id}', () => ID);

const CALLS = KNOWN_CALLS.map((call) => ({ ...call, pattern: new RegExp(`^${patternOf(call)}$`, 'u') }));

/** The tablet call of a request, by its path as sent. */
export const callFor = (method: string, path: string): KnownCall | undefined =>
  CALLS.find((call) => call.method === method && call.pattern.test(path));
