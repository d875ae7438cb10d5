import type { DemoHotel } from '../../../kiosk/demo-hotel/open-hotel';

/** What arrived at a hotel. */

type RecordedRequest = ReturnType<DemoHotel['requests']>[number];

/** The one call of a name. */
export function callOf(hotel: DemoHotel, name: string): RecordedRequest {
  const [call, ...others] = hotel.requests().filter((request) => request.call === name);
  if (!call || others.length > 0) throw new Error(`${name} came ${others.length + (call ? 1 : 0)} times`);
  return call;
}

/** The names of all calls of the hotel itself, oldest first. */
export const callNames = (hotel: DemoHotel): string[] =>
  hotel
    .requests()
    .map(({ call }) => call)
    .filter((name) => name !== 'address');

/** The guests of the one check-in that arrived. */
export const guestsSent = (hotel: DemoHotel): Record<string, unknown>[] =>
  JSON.parse(callOf(hotel, 'execute_checkin_request').form.guest_info ?? '[]');

/** The product's own headers, by either back end's spelling; all others are the browser's. */
const OURS = /^(device|auth|facility|rcloud)[-_]|^authorization|^language$/;

/** The product's own headers of a call. */
export const ownHeaders = ({ headers }: RecordedRequest): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => OURS.test(name)));
