import { expect, it } from 'vitest';
import en from '~/i18n/en.json';
import ja from '~/i18n/ja.json';
import { session } from '~/session/store';
import wordsEn from '~/speech/words/en.json';
import words from '~/speech/words/ja.json';
import { frame, until, write } from '../../../kiosk/guest/hands';
import { NOTHING_REQUIRED, onlyAsked } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { camerasAnswer, filmsPassport, hasCameras, livesAbroad } from '../support/cameras';
import { leapsInTime } from '../support/clock';
import { BEGUN, isHeard, openEar } from '../support/ear';
import { explores } from '../support/finger';
import { arrivesByHeadphones } from '../support/headphones';
import { losesNetwork } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { texts } from '../support/seen';

/** Something comes in between while a listener hears something else. */

/** A usual listener hears a sentence for so long, in ms. */
const SENTENCE_MS = 60;

it('a language that is chosen in mid-sentence is spoken from there on, and says which keys do what', async () => {
  await openTablet();
  const ear = openEar(undefined, SENTENCE_MS);
  await ear.strikes('F2');
  await isHeard(ear, BEGUN);
  ear.strikes('F5');
  await isHeard(ear, wordsEn.begun);
  const at = ear.heard().findIndex(({ text }) => text === wordsEn.begun);
  await isHeard(ear, en.views.home_view.title.split('\n').at(-1) ?? '');
  const since = ear.heard().slice(at);
  expect(since.filter(({ lang }) => lang !== 'en')).toEqual([]);
  expect(ear.transcript()).toContain('F10 goes on to the next screen');
});

it('a listener may ask for more time as often as it takes', async () => {
  const leap = await leapsInTime();
  const { guest } = await openTablet({ settings: { kiosk: { idle_timeout_s: 20, idle_prompt_s: 10 } } });
  const ear = openEar();
  await ear.presses('F2');
  await guest.begins('checkin');
  await ear.waits();
  for (let times = 1; times <= 11; times++) {
    const before = ear.heard().length;
    for (let second = 0; second < 65 && texts('dialog[open] h2').length === 0; second++) {
      await leap(1000);
      await frame();
    }
    expect(texts('dialog[open] h2'), `the question number ${times}`).toEqual([ja.dialogs.idle.title]);
    await ear.waits();
    const question = ear.heard().slice(before);
    expect(question.map(({ text }) => text).join()).toContain(ja.dialogs.idle.confirm);
    await ear.presses('Enter');
    await expect.poll(() => texts('dialog[open] h2')).toEqual([]);
  }
  await guest.isOn('/checkin/search');
  expect(session().listening).toBeDefined();
});

it('a visit that ends in mid-sentence says so, and nothing more of the guest', async () => {
  const leap = await leapsInTime();
  const { guest } = await openTablet({
    settings: { ...NOTHING_REQUIRED, kiosk: { idle_timeout_s: 20, idle_prompt_s: 10 } },
  });
  const ear = openEar(undefined, 200_000);
  ear.strikes('F2');
  await expect.poll(() => session().listening).toBeDefined();
  await guest.arrives(NAMES.alone);
  for (let second = 0; second < 100 && session().listening; second++) {
    await leap(1000);
    await frame();
  }
  await guest.isOn('/');
  await leap(200_000);
  await isHeard(ear, words.ended);
  expect(ear.transcript()).toBe(`[ja] ${words.ended}`);
});

it('a mistake that is noticed while a guest types on is heard after the last letter', async () => {
  const { guest } = await openTablet({ settings: onlyAsked({ last_name: 2, first_name: 2 }) });
  const ear = openEar(undefined, SENTENCE_MS);
  ear.strikes('F2');
  await guest.opensForm(NAMES.alone);
  await guest.types('lastName', '山田1');
  const field = await until('the given name', () =>
    document.querySelector<HTMLInputElement>('[name="firstName"]'),
  );
  field.focus();
  await expect.poll(() => texts('main [role="alert"]')).not.toEqual([]);
  await frame();
  write(field, '太');
  await isHeard(ear, ja.validation.name);
  expect(ear.transcript().split(ja.validation.name)).toHaveLength(2);
});

it('a network that is lost while a guest types is heard at the next key, and the letters stay', async () => {
  const { guest } = await openTablet();
  const ear = openEar();
  await ear.presses('F2');
  await guest.says(NAMES.alone, 'checkin');
  losesNetwork();
  ear.strikes('F10');
  await isHeard(ear, ja.app.close);
  for (const text of texts('dialog[open] [data-scroller]')
    .join()
    .split(/[。\s]/))
    await isHeard(ear, text);
  await ear.presses('Enter');
  expect(await ear.presses('ArrowUp')).toContain(NAMES.alone);
});

it('two dialogs, one over the other, are heard one after the other, and the screen again', async () => {
  const { guest } = await openTablet();
  const ear = openEar();
  await ear.presses('F2');
  await guest.says(NAMES.nobody, 'checkin');
  await ear.presses('F10');
  await isHeard(ear, ja.app.close);
  expect(await ear.presses('F1')).toContain(ja.comfort.help_title);
  expect(await ear.presses('Escape')).toContain(ja.app.close);
  expect(await ear.presses('Escape')).toContain(ja.views.checkin.search_view.title);
});

it('a camera that the browser refuses is heard, with the way on', async () => {
  hasCameras('back');
  camerasAnswer(() => Promise.reject(new DOMException('refused by the test', 'NotAllowedError')));
  const guest = await livesAbroad('camera');
  const ear = openEar();
  await ear.presses('F2');
  await guest.taps('camera');
  const { title_failed, denied, front_desk } = ja.views.checkin.passport_camera;
  for (const words of [title_failed, denied, ...front_desk.split('\n')]) await isHeard(ear, words);
  await ear.waits();
  expect(ear.lastly()).toContain(words.button);
  await ear.presses('Escape');
  expect(texts('dialog[open] h2')).toEqual([]);
});

it('how to hold the passport is heard whole, though the camera opens meanwhile', async () => {
  filmsPassport();
  const guest = await livesAbroad('camera');
  const ear = openEar(undefined, 700);
  ear.strikes('F2');
  await expect.poll(() => session().listening).toBeDefined();
  await guest.taps('camera');
  const { how } = ja.views.checkin.passport_camera;
  const [first = '', second = ''] = how.split('。');
  for (const sentence of [first, second]) await isHeard(ear, sentence);
});

it('a second tap answers the question after headphones were pulled out, and presses nothing', async () => {
  const { sockets, guest, ear } = await arrivesByHeadphones();
  await sockets.has();
  await expect.poll(() => session().listening?.hasHeadphones).toBe(false);
  const before = ear.heard().length;
  const main = document.querySelector('[data-main]')?.getBoundingClientRect();
  if (!main) throw new Error('no main button');
  const place = { x: main.left + main.width / 2, y: main.top + main.height / 2 };
  const since = () =>
    ear
      .heard()
      .slice(before)
      .map(({ text }) => text)
      .join();
  explores('pointerdown', place);
  await expect.poll(since).toContain(words.unplugged.split('。')[0]);
  expect(since()).not.toContain('サトウ');
  explores('pointerdown', place);
  await expect.poll(since).toContain('サトウ');
  await guest.isOn('/checkin/check-reservation');
});
