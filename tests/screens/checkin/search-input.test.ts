import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import { write } from '../../../kiosk/guest/hands';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { isTold } from '../support/failures';
import { openTablet, type Tablet } from '../support/open-tablet';
import { canTap, count, focused, texts, value, warning } from '../support/seen';
import { says } from '../support/wrong-texts';

/** The search's use of typed text. */

/** A mark that turns the reading direction of all that follows. */
const BLANKS = ['', '   ', '　'];
const waysToTry = () =>
  [...document.querySelectorAll<HTMLElement>('[data-action^="try-"]')].map(
    ({ dataset }) => dataset.action?.replace('try-', '') ?? '',
  );

async function atSearch(): Promise<Tablet & { readonly asked: () => unknown[] }> {
  const tablet = await openTablet();
  await tablet.guest.begins('checkin');
  return {
    ...tablet,
    asked: () => tablet.calls('checkin_authtoken_request').map(({ query }) => query.name),
  };
}

it('it stays off until the name can be one, and the error goes while the guest mends it', async () => {
  const { guest, hotel } = await atSearch();
  await expect.poll(() => canTap('main')).toBe(false);
  await says('reservationName');
  for (const text of ['山田太郎', 'ヤマダ😀', '\u200B', '\uFFFC', ...BLANKS]) {
    await guest.types('reservationName', text);
    await says('reservationName', ja.validation.reservation_name);
    expect(canTap('main'), text).toBe(false);
    (await guest.field('reservationName')).focus();
    await userEvent.keyboard('{Enter}');
  }
  write(await guest.field('reservationName'), 'ヤ\uFFFCマダ');
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
  await isRefused(guest);
  expect(value('reservationName')).toBe(kept);
  expect(asked()).toEqual([kept]);
});

const isRefused = (guest: PageGuest) => isTold(guest, 'ご予約が見つかりません');

it('another spelling of a name that is not found is searched for at once, and each once only', async () => {
  const { guest, asked } = await atSearch();
  await guest.types('reservationName', 'だれも シラナイ');
  await guest.goesOn();
  await isRefused(guest);
  const ways = ['family', 'order', 'latin'];
  const names = ['ダレモ', 'シラナイ ダレモ', 'DAREMO SHIRANAI'];
  for (const [at, way] of ways.entries()) {
    await expect.poll(waysToTry).toEqual([...ways.slice(at), 'other']);
    await guest.taps(`try-${way}`);
    await isRefused(guest);
    expect(value('reservationName')).toBe(names[at]);
  }
  await expect.poll(waysToTry).toEqual(['other']);
  expect(asked()).toEqual(['ダレモシラナイ', 'ダレモ', 'シラナイダレモ', 'DAREMOSHIRANAI']);
});

it('what is to be typed is left to the guest, and nothing stands there for another name', async () => {
  const { guest, asked } = await atSearch();
  for (const [typed, way, left] of [
    ['ジュゲム', 'both', 'ジュゲム '],
    ['ダレモ シラナイ', 'other', ''],
  ] as const) {
    await guest.types('reservationName', typed);
    await guest.goesOn();
    await isRefused(guest);
    await guest.taps(`try-${way}`);
    await expect.poll(() => value('reservationName')).toBe(left);
    expect(focused()).toBe('reservationName');
    await expect.poll(waysToTry).toEqual([]);
  }
  await guest.types('reservationName', 'ジュゲム');
  await guest.goesOn();
  await isRefused(guest);
  expect(waysToTry()).toEqual(['both', 'latin', 'other']);
  write(await guest.field('reservationName'), 'ジュゲ');
  await expect.poll(waysToTry).toEqual([]);
  expect(asked()).toEqual(['ジュゲム', 'ダレモシラナイ', 'ジュゲム']);
});

it.each([
  ['a server that fails', { kind: 'status', status: 500 }],
  ['a server that fails in words', { kind: 'status', status: 500, errorMsg: '故障中' }],
  ['no answer', { kind: 'reset' }],
] as const)('after %s nothing is said of the name, also where one had been refused', async (_, fault) => {
  const { guest, hotel } = await atSearch();
  await guest.types('reservationName', 'ダレモ シラナイ');
  const fails = async (action: string) => {
    // A failed read is asked once more.
    const times = fault.kind === 'reset' ? 2 : 1;
    hotel.faults.set({ call: 'checkin_authtoken_request', times, ...fault });
    await guest.taps(action);
    await expect.poll(warning).toBeDefined();
    expect(warning()).not.toContain('ご予約が見つかりません');
    await guest.taps('close');
    await expect.poll(warning).toBeUndefined();
    expect(waysToTry()).toEqual([]);
  };
  await fails('main');
  await guest.goesOn();
  await isRefused(guest);
  await fails('try-family');
  // Nothing is known of this name yet.
  await guest.goesOn();
  await isRefused(guest);
  expect(waysToTry()).toEqual(['both', 'latin', 'other']);
});

it('staff can be asked beside what to try', async () => {
  const { guest } = await atSearch();
  await guest.types('reservationName', 'ジュゲム');
  await guest.goesOn();
  await isRefused(guest);
  await guest.taps('names-help');
  await expect.poll(() => texts('dialog[open] :is(h1, h2)')).toContain('お困りですか');
  await guest.taps('comfort-close');
  await expect.poll(() => count('dialog[open]')).toBe(0);
});
