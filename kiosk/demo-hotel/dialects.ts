import { DIALECTS, type Dialect } from '../hotel-api/contract/documents.ts';
import { findCall } from '../hotel-api/contract/operations.ts';
import type { ReadRequest } from './request.ts';

export const DEMO_CLIENT_KEY = 'demo-client';
export const DEMO_AUTHORIZATION = 'demo-authorization';

/** Headers of one back end alone, in Node's spelling. */
const OWN_HEADERS: Readonly<Record<Dialect, readonly string[]>> = {
  legacy: ['device_info', 'device_type', 'auth_token', 'facility_id'],
  cico: ['device-info', 'device-type', 'auth-token', 'facility-code', 'authorization-client', 'rcloud-token'],
};

/** The back end of the header names; `none` without a sign. */
export const dialectOf = (headers: Readonly<Record<string, string>>): Dialect | 'none' =>
  DIALECTS.find((dialect) => OWN_HEADERS[dialect].some((name) => name in headers)) ?? 'none';

/** The back end that judges a request: by its headers, else the first that knows the path. */
export function spokenBy({ method, path, headers }: ReadRequest): Dialect {
  const spoken = dialectOf(headers);
  if (spoken !== 'none') return spoken;
  return DIALECTS.find((dialect) => findCall(dialect, method, path) !== undefined) ?? 'legacy';
}
