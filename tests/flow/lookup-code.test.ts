import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { faultOf } from '~/errors/fault';
import type { SearchForm } from '~/fields/search-form';
import { lookUpReservation } from '~/flow/lookup';
import { emptySession, session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { configOf } from '../support/config';
import { type Script, scriptedHotel } from '../support/hotel';
import { offline, payload } from '../support/network';

/** The look-up of a hotel that asks for more than a name, or that reads how far the check-in got. */

const PAYMENT = { display: { use_checkin_payment: true } };
const codeIs =
  (checkin_code: string, more: object = {}) =>
  () =>
    payload({ checkin_code, ...more });
const FOUND: Script = {
  checkin_authtoken_request: [() => payload({ authorization: 'fresh-token' })],
  checkin_info_request: [
    () =>
      payload({
        reservation_name: 'ヤマダタロウ',
        number_of_person: 2,
        checkout_date: '20261124',
        is_payment_target: true,
      }),
  ],
  pre_payment_info: [() => payload({ payment_amount: 1000, request_id: 'R1' })],
};

function search(script: Script, file: object, form: Partial<SearchForm> = {}) {
  const desk = scriptedHotel({ ...FOUND, ...script });
  const whole = { reservationName: 'ヤマダ', phoneNumber: '', facilityId: '', ...form };
  return { ...desk, done: lookUpReservation(whole, desk.hotel, configOf(file)) };
}

beforeEach(endVisit);

describe('the check-in code', () => {
  it.each<[string, object, readonly string[]]>([
    ['is not asked for where nothing uses it', {}, []],
    ['is asked for where payment is on', PAYMENT, ['checkin_code']],
    ['is asked for where the QR code is on', { qr_code: { is_active_in_checkin: true } }, ['checkin_code']],
  ])('%s', async (_, file, more) => {
    const { done, asked } = search({ checkin_code: [codeIs('00')] }, file);
    expect(await done).toBe('/checkin/check-reservation');
    expect(asked()).toEqual(['checkin_authtoken_request', 'checkin_info_request', ...more]);
  });

  it('of a guest still to pay brings what there is to pay', async () => {
    const { done, asked } = search({ checkin_code: [codeIs('30')] }, PAYMENT);
    expect(await done).toBe('/checkin/unsettled-qr');
    expect(asked().slice(2)).toEqual(['checkin_code', 'pre_payment_info']);
    expect(session().payment).toMatchObject({ requestId: 'R1', amount: 1000 });
  });

  it("has the last word on what the reservation says of the guest's payment", async () => {
    const { done, asked } = search({ checkin_code: [codeIs('30', { is_payment_target: false })] }, PAYMENT);
    expect(await done).toBe('/checkin/qr');
    expect(asked()).not.toContain('pre_payment_info');
  });

  it('is shown although nobody knows yet what there is to pay', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { done } = search({ checkin_code: [codeIs('30')], pre_payment_info: [offline] }, PAYMENT);
    expect(await done).toBe('/checkin/unsettled-qr');
    expect(session()).toMatchObject({ authToken: 'fresh-token', payment: undefined });
  });

  it('that cannot be read fails the search as a whole', async () => {
    const { done } = search({ checkin_code: [offline] }, PAYMENT);
    expect(faultOf(await done.catch((error: unknown) => error))).toEqual({ kind: 'network' });
    expect(session()).toEqual({ ...emptySession(), typedReservationName: 'ヤマダ' });
  });
});

describe('the telephone number', () => {
  it.each([
    [true, '０９０１２３４５６７８', '09012345678'],
    [true, ' 09012345678 ', '09012345678'],
    [false, '09012345678', null],
  ])('asked for %s, typed %j: sent as %j', async (use_phone_number_in_search, phoneNumber, sent) => {
    const { done, seen } = search({}, { display: { use_phone_number_in_search } }, { phoneNumber });
    await done;
    expect(seen[0]?.url.searchParams.get('phone_number')).toBe(sent);
    expect(session().typedPhoneNumber).toBe(phoneNumber);
  });
});

describe('the facility', () => {
  it.each([
    [true, '102', '102'],
    [false, '102', undefined],
  ])('chosen by the guest %s: %j is known as %j', async (use_facility_selector, facilityId, known) => {
    await search({}, { display: { use_facility_selector } }, { facilityId }).done;
    expect(session().facilityId).toBe(known);
  });

  it('outlives a failed search, and so does what was typed', async () => {
    updateSession({ deepLink: { authorization: 'from-the-link', membershipNumber: 'M1' } });
    const form = { reservationName: 'ﾔﾏﾀﾞ', phoneNumber: '090', facilityId: '102' };
    const display = { use_facility_selector: true, use_phone_number_in_search: true };
    const { done } = search({ checkin_info_request: [offline] }, { display }, form);
    await done.catch(() => undefined);
    expect(session()).toEqual({
      ...emptySession(),
      typedReservationName: 'ﾔﾏﾀﾞ',
      typedPhoneNumber: '090',
      facilityId: '102',
      deepLink: { authorization: 'from-the-link', membershipNumber: 'M1' },
    });
  });
});
