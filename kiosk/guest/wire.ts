import type { DemoHotel, RecordedRequest } from '../demo-hotel/index.ts';

type Hotel = Pick<DemoHotel, 'requests'>;

export const callsOf = (hotel: Hotel, name: string): readonly RecordedRequest[] =>
  hotel.requests().filter(({ call }) => call === name);

export function callOf(hotel: Hotel, name: string): RecordedRequest {
  const [call, ...others] = callsOf(hotel, name);
  if (!call || others.length > 0) throw new Error(`${name} came ${others.length + (call ? 1 : 0)} times`);
  return call;
}

export const callNames = (hotel: Hotel): string[] =>
  hotel
    .requests()
    .map(({ call }) => call)
    .filter((name) => name !== 'address');

export const guestsSent = (hotel: Hotel): Record<string, unknown>[] =>
  JSON.parse(callOf(hotel, 'execute_checkin_request').form.guest_info ?? '[]');
