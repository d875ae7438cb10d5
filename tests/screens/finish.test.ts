import { expect, it, onTestFinished } from 'vitest';
import { watchForCues } from '~/app/cues';
import { SCREENS } from '~/flow/screens';
import ja from '~/i18n/ja.json';
import { emptySession, session } from '~/session/store';
import { frame } from '../../kiosk/guest/hands';
import { CHECKIN, checkoutOf } from '../../kiosk/guest/journeys';
import { NOTHING_REQUIRED } from '../../kiosk/guest/levels';
import type { PageGuest } from '../../kiosk/guest/page-guest';
import { CARD, NAMES } from '../../kiosk/guest/personas';
import { leapsInTime } from './support/clock';
import { holds } from './support/hold';
import { openTablet } from './support/open-tablet';
import { canTap, count, facts, texts, value } from './support/seen';
import { hearsTones } from './support/tones';

/** Help and the end of a visit. The app asks before it ends one, and forgets the guest. */

const { finish, back } = ja.dialogs;
const { complete_payment_view } = ja.views.payment;
const BRISK = { wait_interval: 500 };

const inOneLine = (text = ''): string => text.replaceAll(' ', '');

/** Opens the help by the button that stands on every screen. */
async function opensHelp(guest: PageGuest): Promise<void> {
  await guest.taps('comfort-help');
  await expect.poll(() => texts('dialog[open] h2')).toEqual([ja.comfort.help_title]);
}

async function closesHelp(guest: PageGuest): Promise<void> {
  await guest.taps('comfort-close');
  await expect.poll(() => count('dialog[open]')).toBe(0);
}

/** Wants to finish, and reads the question. */
async function isAsked(guest: PageGuest, ...said: readonly string[]): Promise<void> {
  await opensHelp(guest);
  await guest.taps('finish');
  await expect.poll(() => texts('[role="alertdialog"] h2')).toEqual([finish.title]);
  expect(texts('[role="alertdialog"] p')).toEqual(said);
}

/** Home is there for the next guest: the browser's Back leads nowhere, and nothing is known. */
async function findsNothing(guest: PageGuest): Promise<void> {
  await guest.isOn('/');
  await expect.poll(() => count('dialog[open]')).toBe(0);
  expect(session()).toEqual(emptySession());
  await guest.cannotGoBackFrom('/');
  await guest.begins('checkin');
  expect(value('reservationName')).toBe('');
  await guest.goesBack('/');
}

it.each([
  ['check-in', CHECKIN],
  ['check-out', checkoutOf(NAMES.family, CARD, {}, 'ヤマダ商店')],
])('on every screen of a %s a button says that it leads to help and to the end', async (_, journey) => {
  const { guest } = await openTablet({ settings: BRISK });
  for (const { screen, does, taps } of journey) {
    await guest.isOn(screen);
    const ends = screen === '/' || /\/complete(-checkout)?$/.test(screen);
    expect(texts('[data-action="comfort-help"]'), screen).toEqual([
      ends ? ja.comfort.help : ja.comfort.help_or_finish,
    ]);
    await opensHelp(guest);
    expect(canTap('finish'), screen).toBe(ends ? undefined : true);
    // The sentence for the staff; home has none.
    expect(facts('helpCode'), screen).toEqual(screen === '/' ? [] : [SCREENS[screen].code]);
    // A title may have two lines; the second may name the next act.
    const [title = ''] = screen === '/' ? [] : facts('helpScreen');
    expect(inOneLine(texts('h1')[0]), screen).toMatch(inOneLine(title));
    await closesHelp(guest);
    await does?.(guest);
    if (taps !== undefined) await guest.taps(taps);
  }
  await guest.isOn('/');
});

it('who has found nothing yet is at home in two taps', async () => {
  const { guest } = await openTablet();
  await guest.says('ダレカ', 'checkin');
  await opensHelp(guest);
  await guest.taps('finish');
  await findsNothing(guest);
});

it('who has a reservation is asked first, goes on or is forgotten', async () => {
  const { guest, calls } = await openTablet();
  await guest.opensForm(NAMES.family);
  await guest.types('lastName', '山田');
  await isAsked(guest, finish.checkin);
  await guest.taps('cancel');
  await expect.poll(() => count('dialog[open]')).toBe(0);
  await guest.isOn('/checkin/input-representative');
  expect(value('lastName')).toBe('山田');
  await isAsked(guest, finish.checkin);
  await guest.taps('confirm');
  await findsNothing(guest);
  expect(calls('execute_checkin_request')).toEqual([]);
});

it('who finishes in the queue leaves it', async () => {
  const { guest, calls } = await openTablet({ settings: BRISK });
  await guest.queues(NAMES.longQueue);
  await isAsked(guest, finish.checkout);
  await guest.taps('confirm');
  await findsNothing(guest);
  const asked = calls('checkout_info_result').length;
  await guest.says(NAMES.paidAlready, 'checkout');
  await guest.goesOn('/checkout/complete-payment');
  expect(calls('checkout_info_result')).toHaveLength(asked);
});

it('while a check-in is being sent staff can be called, and nobody leaves', async () => {
  const { guest } = await openTablet({ settings: NOTHING_REQUIRED });
  await guest.goesToConfirm(NAMES.alone, [{}]);
  const answer = holds(/execute_checkin_request$/);
  await guest.goesOn();
  await expect.poll(answer.count).toBe(1);
  await opensHelp(guest);
  expect(canTap('comfort-call')).toBe(true);
  expect(canTap('finish')).toBe(false);
  await answer.letGo();
  await guest.isOn('/checkin/complete');
  // The last screen ends by its main button.
  await expect.poll(() => canTap('finish')).toBeUndefined();
  await closesHelp(guest);
});

it('a hotel that takes no calls says whom to ask, and the visit can be ended all the same', async () => {
  const { guest } = await openTablet({
    settings: { kiosk: { help_url: '' }, notices: { help: { ja: '内線9番です。' } } },
  });
  await guest.arrives(NAMES.alone);
  await opensHelp(guest);
  expect(canTap('comfort-call')).toBeUndefined();
  expect(texts('dialog[open]').join()).toContain('内線9番です。');
  expect(texts('dialog[open] [data-action="comfort-close"]')).toEqual([back.cancel]);
  await closesHelp(guest);
  await isAsked(guest, finish.checkin);
  await guest.taps('confirm');
  await findsNothing(guest);
});

const IDLE = { kiosk: { idle_timeout_s: 90, idle_prompt_s: 20 } };

/** The watch over a screen begins after its first frame, and its script needs real time to load. */
async function begins(): Promise<void> {
  for (let frames = 0; frames < 10; frames++) await frame();
}

/** Time goes by until the tablet asks. Returns what it says. */
async function isLeftAlone(leaps: (ms: number) => Promise<void>): Promise<string> {
  const title = () => texts('[role="alertdialog"] h2');
  await expect
    .poll(async () => {
      await begins();
      if (title().length === 0) await leaps(91_000);
      return title();
    })
    .toEqual([ja.dialogs.idle.title]);
  return texts('[role="alertdialog"]').join();
}

it('an idle guest goes on or finishes; one who has paid reads that the check-out is still to come', async () => {
  const leaps = leapsInTime();
  const { guest } = await openTablet({ settings: IDLE });
  await guest.arrives(NAMES.family);
  expect(await isLeftAlone(leaps)).not.toContain(NAMES.family);
  await guest.taps('confirm');
  await expect.poll(() => count('dialog[open]')).toBe(0);
  await guest.isOn('/checkin/check-reservation');
  await isLeftAlone(leaps);
  await guest.taps('finish');
  await findsNothing(guest);

  await guest.says(NAMES.paidAlready, 'checkout');
  await guest.goesOn('/checkout/complete-payment');
  expect(await isLeftAlone(leaps)).toContain(complete_payment_view.text_checkout);
  await guest.taps('finish');
  await findsNothing(guest);
});

it.each([
  ['to the rooms', '/checkout/room-number', {}],
  ['to what is paid at the desk', '/checkout/check-total', { card: { script_url: '' } }],
] as const)(
  'a guest whom the queue has called %s keeps the place for five minutes; tones tell of the call and of the question',
  async (_, screen, settings) => {
    const tones = hearsTones();
    const leaps = leapsInTime();
    const { guest, router } = await openTablet({ settings: { wait_interval: 500, ...IDLE, ...settings } });
    onTestFinished(watchForCues(router));
    const call = [523, 659, 784];
    await guest.says(NAMES.family, 'checkout');
    await isLeftAlone(leaps);
    expect(tones).toEqual(call);
    await guest.taps('confirm');
    await guest.goesOn('/checkout/wait');
    await guest.walks('/checkout/wait', screen, {}, { paysAtDesk: 'card' in settings });
    await expect.poll(() => tones).toEqual([...call, ...call]);
    await begins();
    await leaps(200_000);
    expect(texts('[role="alertdialog"]')).toEqual([]);
    await leaps(101_000);
    await expect.poll(() => texts('[role="alertdialog"] h2')).toEqual([ja.dialogs.idle.title]);
    expect(tones).toEqual([...call, ...call, ...call]);
  },
);
