import { expect, it, onTestFinished, vi } from 'vitest';
import { frame } from '../../kiosk/guest/hands';
import { NOTHING_REQUIRED } from '../../kiosk/guest/levels';
import { NAMES } from '../../kiosk/guest/personas';
import { boxOf } from './support/boxes';
import { leapsInTime } from './support/clock';
import { finger, middleOf } from './support/finger';
import { holds } from './support/hold';
import { openTablet, type TabletOptions } from './support/open-tablet';
import { count, texts, value } from './support/seen';

/** A tablet left alone during a visit. The question's answers: `finish.test.ts`. */

/** The sample asks after 90 seconds and goes home after 20 more. */
const NOT_YET_ASKED_MS = 75_000;
const ASKED_MS = 95_000;
const SENT_HOME_MS = 111_000;
const MINUTE_TO_ANSWER = { kiosk: { idle_prompt_s: 60 } };
/** Calls may take longer. */
const settings = { ...NOTHING_REQUIRED, api: { timeout_ms: 120_000 } };

async function opensHome(options: TabletOptions = {}) {
  const leaps = leapsInTime();
  const tablet = await openTablet({ settings, ...options });
  /** Passes time without a touch; the watch begins after a screen's first frames. */
  const passes = async (ms: number) => {
    await frame();
    await frame();
    await leaps(ms);
    await frame();
  };
  return { ...tablet, passes };
}

const dialogs = () => count('dialog[open]');
/** The seconds that the question leaves; the machine's own pass too. */
const left = () => Number(/\d+/.exec(texts('dialog[open] [role="timer"]').join())?.[0]);

it('a guest who thinks is asked, goes on, and finds everything as typed', async () => {
  const { guest, passes } = await opensHome({ settings: { ...settings, ...MINUTE_TO_ANSWER } });
  await guest.says(NAMES.alone, 'checkin');
  await passes(NOT_YET_ASKED_MS);
  expect(dialogs()).toBe(0);
  await passes(ASKED_MS - NOT_YET_ASKED_MS);
  await expect.poll(left).toBeLessThan(60);
  const before = left();
  await passes(9_000);
  expect(left()).toBeLessThanOrEqual(before - 9);
  expect(texts('dialog[open]').join()).toContain(`あと${left()}秒`);
  await guest.taps('confirm');
  await expect.poll(dialogs).toBe(0);
  expect(value('reservationName')).toBe(NAMES.alone);
  await passes(NOT_YET_ASKED_MS);
  expect(dialogs()).toBe(0);
});

it('the question hides the whole screen: passers-by read nothing of the guest', async () => {
  const { guest, passes } = await opensHome();
  await guest.arrives(NAMES.alone);
  await passes(ASKED_MS);
  await expect.poll(dialogs).toBe(1);
  const { left, top, right, bottom } = boxOf('dialog[open]');
  expect(Math.max(left, top)).toBeLessThanOrEqual(0);
  expect([right, bottom]).toEqual([window.innerWidth, window.innerHeight]);
  const { backgroundColor, opacity } = getComputedStyle(
    document.querySelector('dialog[open]') ?? document.body,
  );
  expect([backgroundColor, opacity]).toEqual([expect.stringMatching(/^rgb\(/), '1']);
});

it('a touch or a key beside the answers gives no more time: only an answer does', async () => {
  const { guest, passes } = await opensHome({ settings: { ...settings, ...MINUTE_TO_ANSWER } });
  await guest.arrives(NAMES.alone);
  await passes(ASKED_MS);
  await expect.poll(dialogs).toBe(1);
  await passes(50_000);
  await finger.taps(await middleOf('dialog[open] [role="timer"]'));
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  expect(dialogs()).toBe(1);
  await passes(10_000);
  await guest.isOn('/');
  expect(dialogs()).toBe(0);
});

it('nobody is asked who dictates, without a key or a touch', async () => {
  const { guest, passes } = await opensHome();
  await guest.says('サトウ', 'checkin');
  (await guest.field('reservationName')).focus();
  for (const text of [' ', 'ハナ', 'コ']) {
    document.execCommand('insertText', false, text);
    await passes(NOT_YET_ASKED_MS);
    expect(dialogs()).toBe(0);
  }
  expect(value('reservationName')).toMatch(/ハナ ?コ/);
});

it('a guest who has walked away is forgotten, dialogs and all', async () => {
  const { guest, passes } = await opensHome();
  await guest.opensForm(NAMES.alone);
  for (const screen of ['guests-info', 'term']) await guest.goesOn(`/checkin/${screen}`);
  await guest.taps('example');
  await expect.poll(dialogs).toBe(1);
  await passes(SENT_HOME_MS);
  await guest.isOn('/');
  expect(dialogs()).toBe(0);
  await guest.begins('checkin');
  expect(value('reservationName')).toBe('');
});

/** The tablet sleeps: the page is hidden, and only the wall clock goes on. */
function sleeps(ms: number): void {
  const seen = vi.spyOn(document, 'visibilityState', 'get');
  onTestFinished(() => seen.mockRestore());
  for (const state of ['hidden', 'visible'] as const) {
    seen.mockReturnValue(state);
    if (state === 'visible') vi.setSystemTime(Date.now() + ms);
    document.dispatchEvent(new Event('visibilitychange'));
  }
}

it('a tablet that slept forgets before its first touch does anything', async () => {
  const { guest, calls } = await opensHome();
  await guest.goesToConfirm(NAMES.alone, [{}]);
  await frame();
  sleeps(600_000);
  await guest.isOn('/');
  expect(calls('execute_checkin_request')).toEqual([]);
});

it('a page nobody knows goes home by itself', async () => {
  const { guest, passes } = await opensHome({ address: '/nowhere' });
  await guest.isOn('/404');
  await passes(SENT_HOME_MS);
  await guest.isOn('/');
});

it('nobody is asked while a check-in is being sent', async () => {
  const { guest, calls, passes } = await opensHome();
  await guest.goesToConfirm(NAMES.alone, [{}]);
  const answer = holds(/execute_checkin_request$/);
  await guest.goesOn();
  await expect.poll(answer.count).toBe(1);
  await passes(SENT_HOME_MS);
  await guest.isOn('/checkin/confirm-checkin');
  expect(dialogs()).toBe(0);
  await answer.letGo();
  await guest.isOn('/checkin/complete');
  expect(calls('execute_checkin_request')).toHaveLength(1);
});

it('nobody is asked in the queue', async () => {
  const { guest, passes } = await opensHome();
  await guest.queues(NAMES.longQueue);
  await passes(SENT_HOME_MS);
  await guest.isOn('/checkout/wait');
  expect(dialogs()).toBe(0);
});
