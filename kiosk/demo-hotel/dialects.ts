import { Refusal } from './refusal.ts';

/** The two back-end systems a guest's request may speak. */
export type Dialect = 'legacy' | 'cico';

/** The names of the product's headers in one dialect, lower-cased as Node hands them over. */
export interface HeaderNames {
  readonly deviceInfo: string;
  readonly deviceType: string;
  readonly token: string;
  readonly facility: string;
}

/** Header names by dialect. Spelled out here, and not shared with the app, so that a typo there shows. */
export const HEADERS: Readonly<Record<Dialect, HeaderNames>> = {
  legacy: {
    deviceInfo: 'device_info',
    deviceType: 'device_type',
    token: 'auth_token',
    facility: 'facility_id',
  },
  cico: {
    deviceInfo: 'device-info',
    deviceType: 'device-type',
    token: 'auth-token',
    facility: 'facility-code',
  },
};

/** The language header, the same in both dialects. */
export const LANGUAGE = 'language';
/** The client key's header, cico only. */
export const CLIENT_KEY = 'authorization-client';
/** The header that carries the URL's `authorization` on the check-in lookup, cico only. */
export const RCLOUD_TOKEN = 'rcloud-token';
/** The one client key this hotel knows. */
export const DEMO_CLIENT_KEY = 'demo-client';
/** The one `authorization` of a member's URL this hotel knows. */
export const DEMO_AUTHORIZATION = 'demo-authorization';

const LEGACY_ONLY = Object.values(HEADERS.legacy);
const CICO_ONLY = [...Object.values(HEADERS.cico), CLIENT_KEY, RCLOUD_TOKEN];
/** Every header of the product: none of them may reach the point or the postcode service. */
export const PRODUCT_HEADERS: readonly string[] = [...LEGACY_ONLY, ...CICO_ONLY, LANGUAGE];

/** A header's name as the documentation writes it: `device_info` becomes `DEVICE_INFO`. */
export function shown(header: string): string {
  return header.toUpperCase();
}

/** Which dialect the sent names belong to; `none` when no header shows it. */
export function guessDialect(headers: Readonly<Record<string, string>>): Dialect | 'none' {
  if (LEGACY_ONLY.some((name) => name in headers)) return 'legacy';
  if (CICO_ONLY.some((name) => name in headers)) return 'cico';
  return 'none';
}

/**
 * The dialect of a request, by its header names.
 * @throws {Refusal} when no header shows it, or when names of both dialects are mixed.
 */
export function dialectOf(headers: Readonly<Record<string, string>>): Dialect {
  const legacy = LEGACY_ONLY.filter((name) => name in headers);
  const cico = CICO_ONLY.filter((name) => name in headers);
  const [oneLegacy] = legacy;
  const [oneCico] = cico;
  if (oneLegacy !== undefined && oneCico !== undefined) {
    throw new Refusal(
      400,
      `${shown(oneLegacy)} is legacy and ${shown(oneCico)} is cico: a request speaks one dialect`,
    );
  }
  if (oneLegacy !== undefined) return 'legacy';
  if (oneCico !== undefined) return 'cico';
  throw new Refusal(
    400,
    'DEVICE_INFO (legacy) or DEVICE-INFO (cico) is missing: no header tells the dialect',
  );
}
