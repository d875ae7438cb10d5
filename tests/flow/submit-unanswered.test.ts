import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '~/session/store';
import { endVisit } from '~/session/visit';
import { type Answering, never, offline } from '../support/network';
import { CHECKIN, CODE, codeIs, desk, OK, READABLE, ready, SIGNATURE } from './last-button';

beforeEach(() => {
  endVisit();
  ready();
});

const answers =
  (status: number, body: string, headers: HeadersInit = {}): Answering =>
  () =>
    new Response(body, { status, headers });

describe.each([
  ['timeout', never],
  ['network', offline],
  ['status', answers(503, '')],
  ['status', answers(300, '')],
  ['invalid-format', answers(502, '<h1>502 Bad Gateway</h1>')],
  ['invalid-format', answers(200, '<html><h1>Log in to the network</h1></html>')],
] as const)('a check-in without an answer (%s)', (kind, silence) => {
  describe('where the code can be read', () => {
    it.each([
      ['QR feature', READABLE],
      ['payment', { display: { use_checkin_payment: true } }],
    ])('%s: the hotel is asked how far it got', async (_, file) => {
      const { press, asked } = desk({ [CHECKIN]: [silence], [CODE]: [codeIs('30')] }, file);
      expect(await press()).toBe('checked in');
      expect(asked().slice(-2)).toEqual([CHECKIN, CODE]);
    });

    it.each(['30', 30, '31', '40', '030'])('code %j: it went through', async (code) => {
      const { press } = desk({ [CHECKIN]: [silence], [CODE]: [codeIs(code)] }, READABLE);
      expect(await press()).toBe('checked in');
      expect(session().delivered.checkin).toBe(true);
    });

    it.each(['00', 0, '10', '29', '9'])('code %j: it did not, and the guest may try again', async (code) => {
      const { press, asked } = desk({ [CHECKIN]: [silence, OK], [CODE]: [codeIs(code)] }, READABLE);
      expect(await press()).toBe(kind);
      expect(session().delivered.checkin).toBe(false);
      expect(await press()).toBe('checked in');
      expect(asked().filter((name) => name === CHECKIN)).toHaveLength(2);
    });

    it('and no code either: the next try asks once more before it sends anything', async () => {
      const script = { [CHECKIN]: [silence], [CODE]: [offline, codeIs('30')] };
      const { press, asked } = desk(script, READABLE);
      expect(await press()).toBe('network');
      expect(await press()).toBe('checked in');
      expect(asked()).toEqual([SIGNATURE, CHECKIN, CODE, CODE]);
    });

    it('and no code either: it does not count as done', async () => {
      const { press } = desk({ [CHECKIN]: [silence], [CODE]: [offline] }, READABLE);
      expect(await press()).toBe('network');
      expect(session().delivered.checkin).toBe(false);
    });
  });

  it('where the code cannot be read: nobody asks, the guest may try again', async () => {
    const { press, asked } = desk({ [CHECKIN]: [silence, OK] });
    expect(await press()).toBe(kind);
    expect(asked()).toEqual([SIGNATURE, CHECKIN]);
    expect(await press()).toBe('checked in');
  });
});

describe('an answered failure', () => {
  it.each([
    ['message', "the hotel's own words", answers(500, '{"error_msg":"満室です"}')],
    ['status', 'refused without a word', answers(422, '')],
    ['status', 'never sent', answers(502, '', { 'Lobby-Gateway': 'not-sent' })],
  ])('(%s: %s) leaves nothing open: the code is not asked', async (kind, _, answer) => {
    const { press, asked } = desk({ [CHECKIN]: [answer], [CODE]: [codeIs('30')] }, READABLE);
    expect(await press()).toBe(kind);
    expect(asked()).not.toContain(CODE);
  });
});
