import { hide, type RecordedRequest, sizeOfImage } from './recorded-requests.ts';

/** Headers without guest data; the values of others are hidden. */
const OPEN_HEADERS = /^(device[-_](info|type)|language|facility[-_](id|code)|content-type)$/u;
const SECRET_HEADERS = /^(auth[-_]token|authorization(-client)?|rcloud-token)$/u;
/** Fields without guest data; all others are hidden. */
const OPEN_FIELDS = ['request_id', 'point', 'payment_amount', 'room_num', 'lang'];
const IMAGE_FIELDS = ['base64_signature_image', 'base64_passport_image'];
const OPEN_GUEST_KEYS = ['id', 'use_mem_add', 'foreign_flg', 'overseas_flg', 'is_child'];

/** An arrival for staff: structure and sizes, no guest data, no secrets. */
export function redact(arrival: RecordedRequest): RecordedRequest {
  return {
    ...arrival,
    path: arrival.path.replace(/^(\/user\/api\/v1\/users\/).+/u, (_, start: string) => `${start}•••`),
    headers: shownHeaders(arrival.headers),
    query: mapValues(arrival.query, hideField),
    form: mapValues(arrival.form, (name, value) =>
      arrival.shortened.includes(name) ? value : hideField(name, value),
    ),
  };
}

function shownHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (OPEN_HEADERS.test(name)) shown[name] = value;
    else if (SECRET_HEADERS.test(name)) shown[name] = hide(value);
  }
  return shown;
}

function hideField(name: string, value: string): string {
  if (OPEN_FIELDS.includes(name)) return value;
  if (IMAGE_FIELDS.includes(name)) return sizeOfImage(value);
  if (name === 'guest_info') return hideGuests(value);
  return hide(value);
}

function hideGuests(text: string): string {
  try {
    const guests: unknown = JSON.parse(text);
    return JSON.stringify(guests, (key, value: unknown) => {
      if (typeof value === 'string') return hide(value);
      if (typeof value === 'number' && !OPEN_GUEST_KEYS.includes(key)) return '•••';
      return value;
    });
  } catch {
    return hide(text);
  }
}

function mapValues(
  values: Readonly<Record<string, string>>,
  change: (name: string, value: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(name, value)]));
}
