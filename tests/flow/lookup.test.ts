import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_VISIBILITIES } from '~/domain/visibility';
import { faultOf } from '~/errors/fault';
import { lookUpReservation } from '~/flow/lookup';
import { emptySession, session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { configOf } from '../support/config';
import { type Script, scriptedHotel } from '../support/hotel';
import { never, offline, payload } from '../support/network';

const TOKEN = () => payload({ authorization: 'fresh-token' });
const INFO = () =>
  payload({ reservation_name: 'ヤマダタロウ', number_of_person: 2, checkout_date: '2026-11-24' });
const FOUND: Script = { checkin_authtoken_request: [TOKEN], checkin_info_request: [INFO] };
const search = (script: Script, reservationName = 'ﾔﾏﾀﾞ ﾀﾛｳ', file: object = {}) => {
  const desk = scriptedHotel(script);
  return {
    ...desk,
    done: lookUpReservation({ reservationName, phoneNumber: '', facilityId: '' }, desk.hotel, configOf(file)),
  };
};

beforeEach(endVisit);

describe('a reservation that is found', () => {
  it('is asked for in two steps: a token, then with it the reservation', async () => {
    const { done, seen, asked } = search(FOUND);
    await done;
    expect(asked()).toEqual(['checkin_authtoken_request', 'checkin_info_request']);
    expect(seen.map(({ headers }) => headers.auth_token)).toEqual([undefined, 'fresh-token']);
  });

  it('stands in the session, with the token and the name as typed', async () => {
    await search(FOUND).done;
    expect(session()).toMatchObject({
      authToken: 'fresh-token',
      typedReservationName: 'ﾔﾏﾀﾞ ﾀﾛｳ',
      reservation: { reservationName: 'ヤマダタロウ', numOfAdults: 2 },
    });
  });

  it.each([
    ['ﾔﾏﾀﾞ ﾀﾛｳ', true, 'ヤマダタロウ'],
    ['　ヤマダ　タロウ ', false, 'ヤマダ　タロウ'],
  ])('%j, spaces removed %s: asked for as %j', async (typed, search_without_spaces, name) => {
    const { done, seen } = search(FOUND, typed, { display: { search_without_spaces } });
    await done;
    expect(seen[0]?.url.searchParams.get('name')).toBe(name);
  });
});

describe('the levels of the form fields', () => {
  it('are the built-in ones where the settings have none', async () => {
    updateSession({
      visibilities: { ...DEFAULT_VISIBILITIES, companion: { ...DEFAULT_VISIBILITIES.companion, age: 0 } },
    });
    await search(FOUND).done;
    expect(session().visibilities).toEqual(DEFAULT_VISIBILITIES);
  });

  it('are those of the settings, over the built-in ones', async () => {
    await search(FOUND, 'A', { visibility: { representative: { age: 2, passport: 0 } } }).done;
    expect(session().visibilities).toEqual({
      ...DEFAULT_VISIBILITIES,
      representative: { ...DEFAULT_VISIBILITIES.representative, age: 2, passport: 0 },
    });
  });
});

describe('a search that fails', () => {
  it.each<[string, Script, object, object?]>([
    [
      'nobody of that name',
      {
        ...FOUND,
        checkin_authtoken_request: [() => Response.json({ error_msg: '見つかりません' }, { status: 400 })],
      },
      { kind: 'message', text: '見つかりません' },
    ],
    [
      'the service is not there',
      { ...FOUND, checkin_authtoken_request: [() => new Response('', { status: 404 })] },
      { kind: 'load-error' },
    ],
    ['the hotel is away after the token', { ...FOUND, checkin_info_request: [offline] }, { kind: 'network' }],
    ['no answer', { ...FOUND, checkin_info_request: [never] }, { kind: 'timeout' }],
    [
      'a reservation that cannot be read',
      { ...FOUND, checkin_info_request: [() => payload({ reservation_name: 'ヤマダ' })] },
      { kind: 'invalid-format' },
    ],
    [
      'a code that cannot be read, where one is used',
      { ...FOUND, checkin_code: [offline] },
      { kind: 'network' },
      { display: { use_checkin_payment: true } },
    ],
  ])('%s: only the name as typed is left', async (_, script, fault, file = {}) => {
    const thrown = await search(script, undefined, file).done.catch((error: unknown) => error);
    expect(faultOf(thrown)).toEqual(fault);
    expect(session()).toEqual({ ...emptySession(), typedReservationName: 'ﾔﾏﾀﾞ ﾀﾛｳ' });
  });

  it('forgets what an earlier search had found', async () => {
    await search(FOUND).done;
    await search({ checkin_authtoken_request: [offline] }, 'SATO').done.catch(() => undefined);
    expect(session()).toEqual({ ...emptySession(), typedReservationName: 'SATO' });
  });

  it('may be tried again', async () => {
    const desk = scriptedHotel({ ...FOUND, checkin_info_request: [offline, INFO] });
    const attempt = () =>
      lookUpReservation({ reservationName: 'A', phoneNumber: '', facilityId: '' }, desk.hotel, configOf());
    await attempt().catch(() => undefined);
    await attempt();
    expect(session().reservation?.reservationName).toBe('ヤマダタロウ');
  });
});

describe('a visit that ends during the search', () => {
  it("leaves the next guest's session alone", async () => {
    const { done } = search({
      ...FOUND,
      checkin_info_request: [
        (seen) => {
          endVisit();
          updateSession({ authToken: "next guest's", guests: [] });
          return never(seen);
        },
      ],
    });
    const thrown = await done.catch((error: unknown) => error);
    expect(faultOf(thrown)).toEqual({ kind: 'dropped' });
    expect(session()).toEqual({ ...emptySession(), authToken: "next guest's" });
  });
});
