import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '~/session/store';
import { endVisit } from '~/session/visit';
import { never, offline } from '../support/network';
import { CHECKIN, CODE, codeIs, desk, FAILS, OK, READABLE, ready, SIGNATURE } from './last-button';

beforeEach(() => {
  endVisit();
  ready();
});

describe.each([
  ['timeout', never],
  ['network', offline],
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
  it('leaves nothing open: the code is not asked', async () => {
    const { press, asked } = desk({ [CHECKIN]: [FAILS], [CODE]: [codeIs('30')] }, READABLE);
    expect(await press()).toBe('status');
    expect(asked()).not.toContain(CODE);
  });
});
