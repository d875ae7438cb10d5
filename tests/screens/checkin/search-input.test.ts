import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import { write } from '../../../kiosk/guest/hands';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet, type Tablet } from '../support/open-tablet';
import { canTap, count, facts, texts, value, warning } from '../support/seen';
import { says } from '../support/wrong-texts';

/** What the search makes of what is typed into it. */

/** A mark that turns the reading direction of all that follows. */
const BIDI_OVERRIDE = '\u202E';
const BLANKS = ['', '   ', '　'];
const namesToTry = () => texts('[data-action^="try-"]');

async function atSearch(): Promise<Tablet & { readonly asked: () => unknown[] }> {
  const tablet = await openTablet();
  await tablet.guest.taps('checkin');
  await tablet.guest.isOn('/checkin/search');
  return {
    ...tablet,
    asked: () => tablet.calls('checkin_authtoken_request').map(({ query }) => query.name),
  };
}

it('it stays off until the name can be one, and the error goes while the guest mends it', async () => {
  const { guest, hotel } = await atSearch();
  await expect.poll(() => canTap('main')).toBe(false);
  await says('reservationName');
  for (const text of ['山田太郎', 'ヤマダ😀', `${BIDI_OVERRIDE}ヤマダ`, '\u200B', ...BLANKS]) {
    await guest.types('reservationName', text);
    await says('reservationName', ja.validation.reservation_name);
    expect(canTap('main'), text).toBe(false);
    (await guest.field('reservationName')).focus();
    await userEvent.keyboard('{Enter}');
  }
  write(await guest.field('reservationName'), 'ヤマダ');
  await says('reservationName');
  await expect.poll(() => canTap('main')).toBe(true);
  expect(hotel.requests()).toEqual([]);
});

it('a hundred characters are kept, also where the hotel has no such name', async () => {
  const { guest, asked } = await atSearch();
  const kept = 'ジュゲム'.repeat(25);
  (await guest.field('reservationName')).focus();
  document.execCommand('insertText', false, `${kept}ゴコウ`);
  await expect.poll(() => value('reservationName')).toBe(kept);
  await guest.goesOn();
  await expect.poll(warning).toContain('ご予約が見つかりません');
  await guest.taps('close');
  await expect.poll(warning).toBeUndefined();
  expect(value('reservationName')).toBe(kept);
  expect(asked()).toEqual([kept]);
});

it('a name that is not found has steps to try, and is not lost', async () => {
  const { guest } = await atSearch();
  for (const [typed, steps] of [
    ['ジュゲム', [/^姓と名の両方を/, /^ローマ字に/, /^別のお名前/]],
    ['だれも シラナイ', [/./, /./, /./, /./]],
  ] as const) {
    await guest.types('reservationName', typed);
    await guest.goesOn();
    await guest.taps('close');
    await expect.poll(namesToTry).toEqual(steps.map((step) => expect.stringMatching(step)));
  }
  for (const [way, name] of [
    ['family', 'ダレモ'],
    ['order', 'シラナイ ダレモ'],
    ['latin', 'DAREMO SHIRANAI'],
    ['other', ''],
    ['typed', 'ダレモ シラナイ'],
  ] as const) {
    await guest.taps(`try-${way}`);
    await expect.poll(() => value('reservationName')).toBe(name);
    await expect.poll(() => canTap('main'), { message: way }).toBe(name !== '');
  }
  expect(namesToTry()).toHaveLength(4);
  await guest.taps('names-help');
  await expect.poll(() => texts('dialog[open] :is(h1, h2)')).toContain('お困りですか');
  await guest.taps('comfort-close');
  await expect.poll(() => count('dialog[open]')).toBe(0);
});

it.each([
  [' さとう　ﾊﾅｺ ', NAMES.alone, 'サトウハナコ'],
  ['ｓｍｉｔｈ john', NAMES.fromAbroad, 'ｓｍｉｔｈjohn'],
])('%s is found, in whatever width and script', async (typed, found, sent) => {
  const { guest, asked } = await atSearch();
  await guest.types('reservationName', typed);
  await says('reservationName');
  await guest.goesOn('/checkin/check-reservation');
  await expect.poll(() => facts('reservationName')).toEqual([found]);
  expect(asked()).toEqual([sent]);
});
