import type { RecordedRequest } from '../../kiosk/demo-hotel/index.ts';
import type { Tenant } from './tenant.ts';

/** The product's own headers, by either back end's spelling; all others are the browser's. */
const OURS = /^(device|auth|facility|rcloud)[-_]|^authorization|^language$/;

/** The product's own headers of a call. */
export function ownHeaders({ headers }: RecordedRequest): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => OURS.test(name)));
}

/** Every call of a name, oldest first. */
export const callsOf = ({ hotel }: Tenant, name: string): readonly RecordedRequest[] =>
  hotel.requests().filter(({ call }) => call === name);

/** The one call of a name. */
export function callOf(tenant: Tenant, name: string): RecordedRequest {
  const [call, ...others] = callsOf(tenant, name);
  if (!call || others.length > 0) throw new Error(`${name} came ${others.length + (call ? 1 : 0)} times`);
  return call;
}

/** The names of all calls of the hotel itself, oldest first. */
export const callNames = ({ hotel }: Tenant): string[] =>
  hotel
    .requests()
    .map(({ call }) => call)
    .filter((name) => name !== 'address');

/** The guests of the one check-in that arrived. */
export const guestsSent = (tenant: Tenant): Record<string, unknown>[] =>
  JSON.parse(callOf(tenant, 'execute_checkin_request').form.guest_info ?? '[]');
