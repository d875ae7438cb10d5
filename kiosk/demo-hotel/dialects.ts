import { DIALECTS, type Dialect } from '../hotel-api/contract/documents.ts';
import { findCall } from '../hotel-api/contract/operations.ts';
import type { ReadRequest } from './request.ts';

/** The one client key this hotel knows. */
export const DEMO_CLIENT_KEY = 'demo-client';
/** The one `authorization` of a member's URL this hotel knows. */
export const DEMO_AUTHORIZATION = 'demo-authorization';

/** Headers that one back end alone has, as Node spells them. */
const OWN_HEADERS: Readonly<Record<Dialect, readonly string[]>> = {
  legacy: ['device_info', 'device_type', 'auth_token', 'facility_id'],
  cico: ['device-info', 'device-type', 'auth-token', 'facility-code', 'authorization-client', 'rcloud-token'],
};

/** The back end that the names of a request's headers belong to; `none` when no header shows it. */
export const dialectOf = (headers: Readonly<Record<string, string>>): Dialect | 'none' =>
  DIALECTS.find((dialect) => OWN_HEADERS[dialect].some((name) => name in headers)) ?? 'none';

/** The back end that a request is judged by: that of its headers; without any, the first that knows the path. */
export function spokenBy({ method, path, headers }: ReadRequest): Dialect {
  const spoken = dialectOf(headers);
  if (spoken !== 'none') return spoken;
  return DIALECTS.find((dialect) => findCall(dialect, method, path) !== undefined) ?? 'legacy';
}
