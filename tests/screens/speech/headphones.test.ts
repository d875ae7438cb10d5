import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { session } from '~/session/store';
import words from '~/speech/words/ja.json';
import { NOTHING_REQUIRED } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { BEGUN, isHeard, openEar, plugs } from '../support/ear';
import { arrivesByHeadphones } from '../support/headphones';
import { holds } from '../support/hold';
import { openTablet } from '../support/open-tablet';

/** Headphones that come and go: the next guest, and the lobby, hear nothing of a visit. */

it('asks after headphones were plugged in again, says nothing of the guest before an answer, and ends with the visit', async () => {
  const { sockets, guest, ear } = await arrivesByHeadphones();
  await ear.presses('F4');
  expect(document.documentElement.hasAttribute('data-dark')).toBe(true);
  expect(getComputedStyle(document.querySelector('#root') ?? document.body).opacity).toBe('0');
  await sockets.has();
  await expect.poll(() => session().listening?.hasHeadphones).toBe(false);
  const before = ear.heard().length;
  await sockets.has('audiooutput');
  await isHeard(ear, words.again.slice(0, 12));
  await ear.waits();
  expect(
    ear
      .heard()
      .slice(before)
      .map(({ text }) => text)
      .join(),
  ).not.toContain('サトウ');
  expect(await ear.presses('Enter')).toContain('サトウ');
  await guest.isOn('/checkin/check-reservation');
  await guest.walksAway();
  await isHeard(ear, words.ended);
  expect(session().listening).toBeUndefined();
  expect(document.documentElement.hasAttribute('data-dark')).toBe(false);
});

it('says nothing of the guest after headphones were pulled out, before somebody chooses the loudspeaker', async () => {
  const sockets = plugs();
  const { guest } = await openTablet({ settings: NOTHING_REQUIRED });
  const held = holds(/authtoken/);
  const ear = openEar();
  await sockets.has('audiooutput');
  await isHeard(ear, BEGUN);
  await guest.says(NAMES.alone, 'checkin');
  await guest.taps('main');
  await ear.waits();
  await sockets.has();
  await expect.poll(() => session().listening?.hasHeadphones).toBe(false);
  const before = ear.heard().length;
  await held.letGo();
  await guest.isOn('/checkin/check-reservation');
  await ear.waits();
  expect(ear.heard().length).toBe(before);
  const [question = ''] = words.unplugged.split('。');
  const asked = () => ear.heard().filter(({ text }) => text.includes(question)).length;
  await ear.presses('ArrowDown');
  expect(asked()).toBe(1);
  expect(await ear.presses('F1')).toContain(ja.comfort.help_title);
  ear.strikes('Escape');
  await ear.waits();
  const since = ear.heard().slice(before);
  expect(since.filter(({ text }) => text.includes('サトウ'))).toEqual([]);
});
