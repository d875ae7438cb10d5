import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { session } from '~/session/store';
import words from '~/speech/words/ja.json';
import { frame } from '../../../kiosk/guest/hands';
import { NOTHING_REQUIRED, onlyAsked, PAYMENT_ON } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { leapsInTime } from '../support/clock';
import { BEGUN, isHeard, openEar, plugs } from '../support/ear';
import { explores, middleOf } from '../support/finger';
import { holds } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { goesToCard } from '../support/paying';
import { texts } from '../support/seen';

/** Speech begins and ends, keeps a visit from others, and gives a listener more time. */

const CARD_NUMBER = '4111111111111111';
it('begins when headphones are plugged in, and not when a camera comes', async () => {
  const sockets = plugs();
  await openTablet();
  const ear = openEar();
  await sockets.has('videoinput');
  expect(ear.heard()).toEqual([]);
  await sockets.has('videoinput', 'audiooutput');
  await isHeard(ear, BEGUN);
  expect(session().listening?.hasHeadphones).toBe(true);
});

it('begins when a finger rests in the lower left corner for three seconds, no sooner and nowhere else', async () => {
  const leap = await leapsInTime();
  await openTablet();
  const ear = openEar();
  const corner = { x: 40, y: window.innerHeight - 40 };
  explores('pointerdown', { x: 400, y: 300 });
  await leap(4000);
  explores('pointerup', { x: 400, y: 300 });
  explores('pointerdown', corner);
  await leap(2500);
  explores('pointerup', corner);
  await leap(4000);
  expect(ear.heard()).toEqual([]);
  explores('pointerdown', corner);
  await leap(3000);
  await isHeard(ear, BEGUN);
});

it.each([
  ['the keys of guests with sight', {}, ['ja'], 'ArrowDown'],
  ['a hotel that does not want it', { kiosk: { speech: false } }, ['ja'], 'F2'],
  ['a tablet without a voice', {}, [], 'F2'],
])('does not begin by %s', async (_, settings, languages, key) => {
  await openTablet({ settings });
  const ear = openEar(languages);
  await ear.strikes(key);
  await ear.waits();
  expect(session().listening).toBeUndefined();
  expect(ear.heard()).toEqual([]);
});

it('begins by a key of the hotel’s own keypad, which then does what the settings say', async () => {
  await openTablet({ settings: { kiosk: { speech_keys: ['next=F18', 'plugged=F20'] } } });
  const ear = openEar();
  await ear.presses('F20');
  expect(session().listening?.hasHeadphones).toBe(true);
  expect(await ear.presses('F18')).toContain(ja.views.home_view.checkin);
});

it('offers the languages that have a voice, and begins in one of them', async () => {
  await openTablet();
  const ear = openEar(['en', 'ko']);
  await ear.presses('F2');
  await isHeard(ear, 'Spoken guidance');
  await expect.poll(() => texts('fieldset:has([name="language"]) label')).toEqual(['English', '한국어']);
  await ear.presses('F5');
  await isHeard(ear, '[ko] ');
  await ear.presses('F5');
  await expect.poll(() => document.documentElement.lang).toBe('en');
});

it('says no digit of a card that others could hear; with headphones each of them', async () => {
  const sockets = plugs();
  const { guest } = await openTablet({ settings: PAYMENT_ON });
  const ear = openEar();
  await ear.presses('F2');
  await goesToCard(guest);
  await ear.waits();
  await guest.types('cardNumber', CARD_NUMBER);
  await ear.waits();
  await guest.types('securityCode', '123');
  await ear.waits();
  await ear.presses('F3');
  await ear.presses('ArrowUp');
  await ear.waits();
  expect(ear.transcript()).toContain(words.one_digit);
  expect(ear.transcript()).not.toMatch(/4 1 1 1|4111|ヨンイチ|1 2 3|123|イチニー/);
  await sockets.has('audiooutput');
  await ear.waits();
  await ear.presses('Enter');
  for (const _ of [1, 2, 3]) await ear.presses('PageDown');
  for (const _ of [1, 2, 3]) await ear.presses('ArrowUp');
  await isHeard(ear, 'ヨンイチイチイチ');
});

it('gives a listener three times as long, and counts the last seconds aloud', async () => {
  const leap = await leapsInTime();
  const { guest } = await openTablet({ settings: { kiosk: { idle_timeout_s: 20, idle_prompt_s: 10 } } });
  const ear = openEar();
  await ear.presses('F2');
  await guest.begins('checkin');
  await ear.waits();
  await leap(50_000);
  expect(texts('dialog[open] h2')).toEqual([]);
  await leap(15_000);
  await isHeard(ear, ja.dialogs.idle.title);
  for (let second = 0; second < 21; second++) {
    await leap(1000);
    await frame();
  }
  for (const left of [20, 10, 5]) await isHeard(ear, `あと${left}秒`);
  await ear.presses('Enter');
  await expect.poll(() => texts('dialog[open] h2')).toEqual([]);
});

it('forgets who has left: the next listener hears nothing of the former', async () => {
  const leap = await leapsInTime();
  const { guest } = await openTablet({ settings: NOTHING_REQUIRED });
  const ear = openEar();
  await ear.presses('F2');
  await guest.arrives(NAMES.alone);
  await isHeard(ear, 'サトウ ハナコ');
  while (session().listening) {
    await leap(10_000);
    await frame();
  }
  await isHeard(ear, words.ended);
  const former = ear.heard().length;
  await ear.presses('F2');
  await ear.presses('F2');
  await guest.begins('checkin');
  await ear.presses('F3');
  const since = ear.heard().slice(former);
  expect(since.map(({ text }) => text).join()).toContain(words.begun.slice(0, 6));
  expect(since.filter(({ text }) => /サトウ|ハナコ/.test(text))).toEqual([]);
});

it('calls the staff by one key from anywhere, also from a dialog', async () => {
  const { guest } = await openTablet();
  const ear = openEar();
  await ear.presses('F2');
  await guest.begins('checkin');
  expect(await ear.presses('F1')).toContain(ja.comfort.help_title);
});

it('says that the hotel is asked, and reads an error whole', async () => {
  const { guest } = await openTablet();
  const held = holds(/authtoken/);
  const ear = openEar();
  await ear.presses('F2');
  await guest.says(NAMES.nobody, 'checkin');
  await guest.taps('main');
  await isHeard(ear, ja.app.loading);
  // The second sentence comes after ten seconds.
  expect(ear.transcript()).not.toContain(ja.app.still_working);
  await held.letGo();
  const said = () => texts('dialog[open] [data-scroller]').join();
  await expect.poll(said).not.toBe('');
  for (const text of [...said().split(/[。 ]/), ja.app.close]) await isHeard(ear, text);
});

it('reads what a finger explores, and presses at its second tap alone', async () => {
  await openTablet();
  const ear = openEar();
  await ear.presses('F2');
  const button = await middleOf('[data-action="checkin"]');
  explores('pointerdown', button);
  await isHeard(ear, `${ja.views.home_view.checkin}、`);
  expect(document.querySelector('main')?.dataset.screen).toBe('/');
  explores('pointerdown', button);
  await expect.poll(() => document.querySelector('main')?.dataset.screen).toBe('/checkin/search');
});

it('says once what stands at every companion', async () => {
  const { guest } = await openTablet({ settings: onlyAsked({ occupation: 1 }, { last_name: 2 }) });
  const ear = openEar();
  await ear.presses('F2');
  await guest.opensForm(NAMES.family);
  await guest.goesOn('/checkin/input-companions');
  const { name_letters: hint } = ja.views.checkin.input_representative_view;
  await isHeard(ear, hint);
  const [, companions = ''] = ear.transcript().split(ja.views.checkin.input_companions_view.title);
  expect(companions.split(hint)).toHaveLength(2);
});

it('tells nobody who only passes a question that it has no answer', async () => {
  const { guest } = await openTablet({ settings: onlyAsked({ last_name: 2, gender: 2 }) });
  const ear = openEar();
  await ear.presses('F2');
  await guest.opensForm(NAMES.alone);
  await ear.waits();
  for (const _ of [1, 2, 3, 4]) await ear.presses('ArrowDown');
  expect(texts('main [role="alert"]')).not.toEqual([]);
  expect(ear.transcript()).not.toContain(ja.validation.name);
  await guest.types('lastName', '山田1');
  await ear.presses('ArrowDown');
  await isHeard(ear, ja.validation.name);
});
