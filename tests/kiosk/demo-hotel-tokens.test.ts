import { describe, expect, it } from 'vitest';
import { CICO, enter, get, hotelWithClock, LEGACY } from './support/hotel.ts';

const INFO = '/api/v1/client/rpa/checkin_info_request';

describe('tokens', () => {
  it.each([
    ['legacy', LEGACY, 'AUTH_TOKEN'],
    ['cico', CICO, 'AUTH-TOKEN'],
  ])('a token expires after an hour (%s)', async (_, dialect, header) => {
    const { hotel, pass } = hotelWithClock();
    const headers = await enter(hotel, 'checkin', 'ヤマダタロウ', dialect);
    pass(3600);
    expect((await get(hotel, INFO, headers)).status).toBe(200);
    pass(1);
    const late = await get(hotel, INFO, headers);
    expect(late).toMatchObject({
      status: 401,
      json: { error_msg: `${header} has expired: tokens live 60 minutes` },
    });
  });

  it('a token of one dialect is no token in the other', async () => {
    const { hotel } = hotelWithClock();
    const { AUTH_TOKEN: token = '' } = await enter(hotel, 'checkin', 'ヤマダタロウ');
    const answer = await get(hotel, INFO, { ...CICO, 'AUTH-TOKEN': token });
    expect(answer).toMatchObject({
      status: 401,
      json: { error_msg: expect.stringContaining('to the legacy dialect') },
    });
  });

  it('a check-out token does not check in', async () => {
    const { hotel } = hotelWithClock();
    const headers = await enter(hotel, 'checkout', 'ヤマダタロウ');
    const answer = await get(hotel, INFO, headers);
    expect(answer).toMatchObject({
      status: 401,
      json: { error_msg: expect.stringContaining('of the checkout') },
    });
  });

  it('reset forgets them', async () => {
    const { hotel } = hotelWithClock();
    const headers = await enter(hotel, 'checkin', 'ヤマダタロウ');
    hotel.reset();
    expect(hotel.requests()).toEqual([]);
    expect((await get(hotel, INFO, headers)).status).toBe(401);
  });
});
