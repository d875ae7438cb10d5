import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '~/session/store';
import { endVisit } from '~/session/visit';
import { INTERVAL_MS, MINUTE_MS, READY, says, WAITING, waits } from './waiting';

beforeEach(endVisit);

describe('the queue', () => {
  it.each([1, 2, 3, '1', '2', '3'])('status %j: the guest waits on', async (status) => {
    const { ended, asked } = waits([says({ status }), READY]);
    expect(await ended).toBe(true);
    expect(asked()).toEqual(['checkout_info_result', 'checkout_info_result']);
  });

  it.each([4, '4'])('status %j: the guest is called', async (status) => {
    const { ended, asked, places } = waits([says({ status })]);
    expect(await ended).toBe(true);
    expect(asked()).toHaveLength(1);
    expect(places).toEqual([]);
  });

  it.each([0, 5, 9, 14, -1, '9'])('status %j is an error', async (status) => {
    expect(await waits([says({ status })]).ended).toEqual({ kind: 'general' });
    expect(await waits([WAITING, says({ status, message: '受付終了' })]).ended).toEqual({
      kind: 'message',
      text: '受付終了',
    });
  });

  it('asks with the number of the place', async () => {
    const { ended, seen } = waits([WAITING, WAITING, READY]);
    await ended;
    expect(seen.map(({ url }) => url.searchParams.get('request_id'))).toEqual(['R1', 'R1', 'R1']);
  });

  it('says how many are ahead and how long, nothing where the hotel says nothing', async () => {
    const { ended, places } = waits([
      says({ status: 1, wait_num: 12, wait_time: '25' }),
      says({ status: 2, wait_num: null }),
      says({ status: 3, wait_num: 0, wait_time: 0 }),
      READY,
    ]);
    await ended;
    expect(places).toEqual([
      { ahead: 12, minutes: 25 },
      { ahead: 0, minutes: 0 },
      { ahead: 0, minutes: 0 },
    ]);
  });
});

describe('what the call brings', () => {
  const LINE = { name: '夕食', date: '2026-11-20', price: '-500' };

  it('rooms, all chosen, the folio, and what there is to pay', async () => {
    await waits([
      says({
        status: 4,
        room_number_list: ['401', '402'],
        detail_payment: [LINE],
        payment_amount: '55000',
      }),
    ]).ended;
    expect(session()).toMatchObject({
      checkout: {
        isReady: true,
        roomList: ['401', '402'],
        rooms: ['401', '402'],
        folio: [{ ...LINE, price: -500 }],
      },
      payment: { requestId: 'R1', amount: 55_000, settlement: 'open' },
    });
  });

  it.each([[0], ['0'], [null], [undefined], [-100]])('%j to pay: no payment', async (payment_amount) => {
    await waits([says({ status: 4, payment_amount })]).ended;
    expect(session().payment).toBeUndefined();
    expect(session().checkout?.isReady).toBe(true);
  });

  it.each([[null], [undefined], [[]], [['']]])(
    'rooms %j: the guest will name one',
    async (room_number_list) => {
      await waits([says({ status: 4, room_number_list })]).ended;
      expect(session().checkout).toMatchObject({ roomList: [], rooms: [] });
    },
  );

  it('a room named twice stands once', async () => {
    await waits([says({ status: 4, room_number_list: ['401', '401', '402'] })]).ended;
    expect(session().checkout).toMatchObject({ roomList: ['401', '402'], rooms: ['401', '402'] });
  });
});

describe('the limit of the wait', () => {
  const late = (words: object) => waits([WAITING, says({ status: 1, ...words })], { naps: [5 * MINUTE_MS] });

  it.each([
    [{ timeout_message: '混雑中', message: '準備中' }, '混雑中'],
    [{ timeout_message: null, message: '準備中' }, '準備中'],
    [{ timeout_message: '', message: '準備中' }, '準備中'],
    [{ timeout_message: '', message: '' }, undefined],
    [{ timeout_message: ' \n', message: '準備中' }, '準備中'],
    [{ timeout_message: '\u200b', message: '\u3000\u00ad' }, undefined],
    [{}, undefined],
  ])('said by %j: %s', async (words, text) =>
    expect(await late(words).ended).toEqual(
      text === undefined ? { kind: 'general' } : { kind: 'message', text },
    ),
  );

  it('is five minutes where the hotel says nothing', async () => {
    const { ended, asked } = waits([WAITING]);
    expect(await ended).toEqual({ kind: 'general' });
    expect(asked()).toHaveLength((5 * MINUTE_MS) / INTERVAL_MS + 1);
  });

  it.each([1, '2', 0.5, 7])('is the %j minutes that the hotel says', async (timeout) => {
    const { ended, asked } = waits([says({ status: 1, timeout })]);
    await ended;
    expect(asked()).toHaveLength((Number(timeout) * MINUTE_MS) / INTERVAL_MS + 1);
  });

  it('is judged again by each answer', async () => {
    const longer = waits([says({ status: 1, timeout: 1 }), says({ status: 1, timeout: 10 }), READY], {
      naps: [9 * MINUTE_MS],
    });
    expect(await longer.ended).toBe(true);
    const shorter = waits([WAITING, WAITING, says({ status: 1, timeout: 1 })], { naps: [MINUTE_MS] });
    expect(await shorter.ended).toEqual({ kind: 'general' });
  });
});

describe('a clock on the wall that is set while the guest waits', () => {
  /** The wall clock is set with the first pause; the browser's own goes on. */
  const waitsWhile = (answers: Parameters<typeof waits>[0], { setBy, passes }: Record<string, number>) => {
    const wall = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
    const own = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const pause = () => {
      wall.mockReturnValue(1_800_000_000_000 + (setBy ?? 0));
      own.mockReturnValue(1000 + (passes ?? 0));
    };
    return waits(answers, { pause });
  };

  it.each([5 * 60, 60 * 365 * 24 * 60])('forwards by %i minutes does not end the wait', async (minutes) => {
    const { ended } = waitsWhile([WAITING, WAITING, READY], { setBy: minutes * MINUTE_MS, passes: 3000 });
    expect(await ended).toBe(true);
  });

  it('back by five hours does not make it longer', async () => {
    const set = { setBy: -5 * 60 * MINUTE_MS, passes: 5 * MINUTE_MS };
    expect(await waitsWhile([WAITING, WAITING, READY], set).ended).toEqual({ kind: 'general' });
  });
});

describe('a tablet that slept for ten minutes', () => {
  const naps = [0, 10 * MINUTE_MS];

  it('goes on when the guest was called meanwhile', async () =>
    expect(await waits([WAITING, WAITING, READY], { naps }).ended).toBe(true));

  it('gives up when the guest is still waiting', async () => {
    const { ended, asked } = waits([WAITING, WAITING, WAITING, READY], { naps });
    expect(await ended).toEqual({ kind: 'general' });
    expect(asked()).toHaveLength(3);
  });
});

it('an answer that comes when the guest has left changes nothing', async () => {
  let comes = () => {};
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  const { ended, asked, seen, leaving, places } = waits([(look) => held.then(() => READY(look))]);
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  const before = session();
  leaving.abort();
  expect(seen[0]?.request.signal.aborted).toBe(true);
  comes();
  expect(await ended).toEqual({ kind: 'dropped' });
  expect(session()).toBe(before);
  expect([places, asked()]).toEqual([[], ['checkout_info_result']]);
});
