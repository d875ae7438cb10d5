/** Which of the hotel's systems answers a call. */
export type Service = 'hotel' | 'points' | 'postcode';

/** What a call finds by a name or a number: strangers try others. */
export type LookUp = 'reservation' | 'member';

interface KnownCall {
  readonly method: 'GET' | 'POST';
  /** The whole path; `{id}` stands for one segment. */
  readonly path: string;
  readonly service: Service;
  readonly lookUp?: LookUp;
}

const CLIENT = '/api/v1/client';
const hotel = (
  method: 'GET' | 'POST',
  paths: readonly string[],
  more: Pick<KnownCall, 'lookUp'> = {},
): readonly KnownCall[] => paths.map((path) => ({ method, path: CLIENT + path, service: 'hotel', ...more }));

/** Every call that a tablet makes, in both dialects; nothing else is passed on to the hotel. */
const KNOWN_CALLS: readonly KnownCall[] = [
  ...hotel('GET', [
    '/facilities',
    '/facilities/{id}',
    '/parent_facilities',
    '/parent_facilities/{id}',
    '/hotel_agreement',
    '/payment_terms',
    '/payment/pre_payment_info',
    '/rpa/checkin_info_request',
    '/rpa/checkin_code',
    '/rpa/checkout_info_request',
    '/rpa/checkout_info_result',
  ]),
  ...hotel('GET', ['/rpa/checkin_authtoken_request', '/rpa/checkout_authtoken_request'], {
    lookUp: 'reservation',
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
  { method: 'GET', path: '/user/api/v1/users/{id}', service: 'points', lookUp: 'member' },
  { method: 'GET', path: '/address/search', service: 'postcode' },
];

const callFor = (method: string, path: string): KnownCall | undefined =>
  KNOWN_CALLS.find((call) => call.method === method && fits(path, call.path));

/** Who answers a call; undefined for a call that no tablet makes. The path is taken as it was sent. */
export const serviceFor = (method: string, path: string): Service | undefined =>
  callFor(method, path)?.service;

/** What a call finds by a name or a number; undefined where it takes none. */
export const lookUpFor = (method: string, path: string): LookUp | undefined => callFor(method, path)?.lookUp;

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
