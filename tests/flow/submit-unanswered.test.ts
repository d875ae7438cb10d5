import { beforeEach, expect, it } from 'vitest';
import { session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { offline } from '../support/network';
import { CHECKIN, CODE, codeIs, desk, FAILS, OK, READABLE, ready, SIGNATURE } from './last-button';

/** An unanswered check-in with a readable code. Other cases: `tests/faults/`. */

beforeEach(() => {
  endVisit();
  ready();
});

it.each(['30', 30, '31', '40', '030'])('code %j: it went through', async (code) => {
  const { press, asked } = desk({ [CHECKIN]: [offline], [CODE]: [codeIs(code)] }, READABLE);
  expect(await press()).toBe('checked in');
  expect(asked()).toEqual([SIGNATURE, CHECKIN, CODE]);
  expect(session().delivered.checkin).toBe(true);
});

it.each(['00', 0, '10', '29', '9'])('code %j: it did not, and the guest may try again', async (code) => {
  const { press, asked } = desk({ [CHECKIN]: [offline, OK], [CODE]: [codeIs(code)] }, READABLE);
  expect(await press()).toBe('network');
  expect(session().delivered.checkin).toBe(false);
  expect(await press()).toBe('checked in');
  expect(asked().filter((name) => name === CHECKIN)).toHaveLength(2);
});

it('no code either: the next try asks once more before it sends anything', async () => {
  const { press, asked } = desk({ [CHECKIN]: [offline], [CODE]: [offline, offline, codeIs('30')] }, READABLE);
  expect(await press()).toBe('network');
  expect(session().delivered.checkin).toBe(false);
  expect(await press()).toBe('checked in');
  expect(asked()).toEqual([SIGNATURE, CHECKIN, CODE, CODE, CODE]);
});

it('a check-in that went through is found before anything else is sent, which the hotel may refuse by then', async () => {
  const { press, asked } = desk({ [CHECKIN]: [offline], [CODE]: [offline, offline, codeIs('30')] }, READABLE);
  await press();
  updateSession({ delivered: { signature: undefined, passport: undefined, checkin: false } });
  const { press: again, asked: then } = desk({ [SIGNATURE]: [FAILS], [CODE]: [codeIs('30')] }, READABLE);
  expect(await again()).toBe('checked in');
  expect([asked(), then()]).toEqual([[SIGNATURE, CHECKIN, CODE, CODE], [CODE]]);
});
