import { beforeEach, describe, expect, it } from 'vitest';
import { lookUpReservation } from '~/flow/lookup';
import ja from '~/i18n/ja.json';
import { startTextsWith } from '~/i18n/texts';
import { emptySession, session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { configOf } from '../support/config';
import { endOf } from '../support/end-of';
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

beforeEach(() => {
  startTextsWith('ja', ja);
  endVisit();
});

it('a reservation is asked for with a token, and stands in the session with it and the name as typed', async () => {
  const { done, seen, asked } = search(FOUND);
  await done;
  expect(asked()).toEqual(['checkin_authtoken_request', 'checkin_info_request']);
  expect(seen.map(({ headers }) => headers.auth_token)).toEqual([undefined, 'fresh-token']);
  expect(session()).toMatchObject({
    authToken: 'fresh-token',
    typedReservationName: 'ﾔﾏﾀﾞ ﾀﾛｳ',
    reservation: { reservationName: 'ヤマダタロウ', numOfAdults: 2 },
  });
});

describe('the levels of the form fields', () => {
  it('are the built-in ones where the settings have none', async () => {
    updateSession({ visibilities: { companion: { age: 0 } } });
    await search(FOUND).done;
    expect(session().visibilities).toEqual({});
  });

  it('are those of the settings, over the built-in ones', async () => {
    await search(FOUND, 'A', { visibility: { representative: { age: 2, passport: 0 } } }).done;
    expect(session().visibilities).toEqual({ representative: { age: 2, passport: 0 } });
  });
});

it('a search that fails forgets what an earlier search had found', async () => {
  await search(FOUND).done;
  await search({ checkin_authtoken_request: [offline] }, 'SATO').done.catch(() => undefined);
  expect(session()).toEqual({ ...emptySession(), typedReservationName: 'SATO' });
});

it("a visit that ends during the search leaves the next guest's session alone", async () => {
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
  expect(await endOf(done)).toBe('dropped');
  expect(session()).toEqual({ ...emptySession(), authToken: "next guest's" });
});
