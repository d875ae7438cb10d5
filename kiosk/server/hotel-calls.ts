/** Which of the hotel's systems answers a call. */
export type Service = 'hotel' | 'points' | 'postcode';

interface KnownCall {
  readonly method: 'GET' | 'POST';
  /** The whole path; `{id}` stands for one segment. */
  readonly path: string;
  readonly service: Service;
  /** Tablets make it before they have a guest's token, or with one of another service. */
  readonly isOpen: boolean;
}

const CLIENT = '/api/v1/client';
const hotel = (method: 'GET' | 'POST', paths: readonly string[], isOpen = false): readonly KnownCall[] =>
  paths.map((path) => ({ method, path: CLIENT + path, service: 'hotel', isOpen }));
/** Answered with the token of a guest who was found. */
const LOOK_UPS = ['/rpa/checkin_authtoken_request', '/rpa/checkout_authtoken_request'];

/** Every call that a tablet makes, in both dialects; nothing else is passed on to the hotel. */
const KNOWN_CALLS: readonly KnownCall[] = [
  ...hotel(
    'GET',
    ['/facilities', '/parent_facilities', '/hotel_agreement', '/payment_terms', ...LOOK_UPS],
    true,
  ),
  ...hotel('GET', [
    '/facilities/{id}',
    '/parent_facilities/{id}',
    '/optima/members',
    '/payment/pre_payment_info',
    '/rpa/checkin_info_request',
    '/rpa/checkin_code',
    '/rpa/checkout_info_request',
    '/rpa/checkout_info_result',
  ]),
  ...hotel('POST', [
    '/upload_agreement_signature',
    '/upload_passport',
    '/payment/public_key',
    '/payment/settlement',
    '/rpa/web_email_register',
    '/rpa/execute_checkin_request',
    '/rpa/execute_checkout_request',
  ]),
  { method: 'GET', path: '/user/api/v1/users/{id}', service: 'points', isOpen: true },
  { method: 'GET', path: '/address/search', service: 'postcode', isOpen: true },
];

/** The call of tablets that a request is; undefined for none. The path is taken as it was sent. */
export const callFor = (method: string, path: string): KnownCall | undefined =>
  KNOWN_CALLS.find((call) => call.method === method && fits(path, call.path));

/** Whether a path is a look-up, which the hotel answers with a guest's token. */
export const isLookUp = (path: string): boolean => LOOK_UPS.some((end) => path === CLIENT + end);

function fits(path: string, known: string): boolean {
  const [start = '', end] = known.split('{id}');
  return end === undefined ? path === known : path.startsWith(start) && isId(path.slice(start.length));
}

/**
 * Whether it is one segment to everybody who reads it, also one who decodes it twice or takes a wide letter for a plain
 * one: no separator, no start of a parameter, no control character, and no step up.
 */
function isId(segment: string): boolean {
  try {
    const id = decodeURIComponent(segment).normalize('NFKC').trim();
    return !/^\.*$/u.test(id) && !/[/\\;%?#\p{Cc}]/u.test(id);
  } catch {
    return false;
  }
}
