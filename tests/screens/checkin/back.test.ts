import { expect, it } from 'vitest';
import { browserPlace, entryAt } from '~/platform/history-entry';
import { turnTo, until } from '../../../kiosk/guest/hands';
import { NOTHING_REQUIRED } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { holds } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { canTap, count, value } from '../support/seen';

/** The top bar's button and the browser's own Back. */

const questions = () => count('dialog[open] [data-action="confirm"]');
const address = () => window.location.pathname;

/** Steps back twice before the page hears of the first. */
function pressesBackAtOnce(times: number): void {
  for (let step = 0; step < times; step += 1) window.history.back();
}

it.each(['the browser', 'the top bar'])(
  'back by %s, each screen leads to the one before, and asks first where the reservation would be lost',
  async (by) => {
    const { guest } = await openTablet({ settings: NOTHING_REQUIRED });
    const goesBack = () => (by === 'the browser' ? guest.pressesBack() : guest.taps('back'));
    await guest.begins('checkin');
    await goesBack();
    await guest.isOn('/');
    await guest.arrives(NAMES.family);

    for (let tries = 0; tries < 2; tries++) {
      await goesBack();
      await expect.poll(questions).toBe(1);
      await guest.cannotGoBackFrom('/checkin/check-reservation');
      expect(questions()).toBe(1);
      await guest.taps('cancel');
      await expect.poll(questions).toBe(0);
      await guest.isOn('/checkin/check-reservation');
    }
    await goesBack();
    await guest.follows('confirm', '/checkin/search');
    expect(value('reservationName')).toBe(NAMES.family);

    const way = ['input-representative', 'input-companions', 'guests-info', 'term', 'confirm-checkin'];
    let before = '/checkin/check-reservation';
    await guest.goesOn(before);
    for (const screen of way.map((name) => `/checkin/${name}`)) {
      if (screen === '/checkin/confirm-checkin') await guest.signs();
      await guest.goesOn(screen);
      await goesBack();
      await guest.isOn(before);
      await guest.goesOn(screen);
      before = screen;
    }
  },
);

it('it leads from a form to the reservation without a question, and what was typed is still there', async () => {
  const { guest } = await openTablet();
  await guest.opensForm(NAMES.alone);
  await guest.types('lastName', '佐藤');
  await guest.pressesBack();
  await guest.isOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  expect(await guest.field('lastName')).toHaveProperty('value', '佐藤');
});

it('several steps back in one moment are refused as one is, and the address stays', async () => {
  const { guest } = await openTablet();
  await guest.arrives(NAMES.alone);
  pressesBackAtOnce(2);
  await expect.poll(questions).toBe(1);
  await expect.poll(address).toBe('/checkin/check-reservation');
  await guest.follows('confirm', '/checkin/search');
  await expect.poll(address).toBe('/checkin/search');
});

it('back on home and a tap in the same moment: each later back leads to the screen before, and the address is its own', async () => {
  const { guest } = await openTablet();
  await guest.begins('checkin');
  // An idle tablet returns home by one step more.
  turnTo('/');
  await guest.isOn('/');
  const isOnTheWay = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  window.history.back();
  await isOnTheWay;
  await guest.taps('checkout');
  for (const screen of ['/checkout/search', '/checkin/search', '/']) {
    await guest.isOn(screen);
    await expect.poll(address).toBe(screen);
    if (screen !== '/') await guest.pressesBack();
  }
  await guest.begins('checkin');
  await expect.poll(address).toBe('/checkin/search');
});

it('where a screen is missing in the history, Back on home changes neither the screen nor the address', async () => {
  const { guest } = await openTablet();
  await guest.begins('checkin');
  window.history.pushState(entryAt(browserPlace() + 2), '', '/');
  await guest.isOn('/');
  for (let times = 0; times < 2; times += 1) {
    const isBack = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history.back();
    await isBack;
    await expect.poll(address).toBe('/');
    await guest.isOn('/');
  }
});

it('a screen of a visit that has ended, met in the place of the screen shown, leads home and not to an error', async () => {
  const { guest } = await openTablet();
  await guest.begins('checkin');
  turnTo('/');
  await guest.isOn('/');
  const here = entryAt(browserPlace());
  // Past the router, so that it does not know of it.
  History.prototype.pushState.call(window.history, here, '', '/checkin/guests-info');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(address).toBe('/');
  await guest.isOn('/');
});

it('a yes in the moment the question stands is heard', async () => {
  const { guest } = await openTablet();
  await guest.arrives(NAMES.alone);
  const yes = until('question', () =>
    document.querySelector<HTMLElement>('dialog [data-action="confirm"]'),
  ).then((button) => button.click());
  await guest.taps('back');
  await yes;
  await guest.isOn('/checkin/search');
  await expect.poll(address).toBe('/checkin/search');
});

it('the question before the way back goes with its screen, and answers nothing on the next', async () => {
  const { guest } = await openTablet({
    settings: { ...NOTHING_REQUIRED, display: { control_visibility: true }, facility: { id: '101' } },
  });
  await guest.arrives(NAMES.member);
  const levels = holds(/\/client\/facilities\/101$/);
  await guest.goesOn();
  await expect.poll(levels.count).toBe(1);
  await guest.taps('back');
  await expect.poll(questions).toBe(1);
  await levels.letGo();
  await guest.isOn('/checkin/input-representative');
  await expect.poll(questions).toBe(0);
  await guest.goesBack('/checkin/check-reservation');
  await guest.taps('back');
  await expect.poll(questions).toBe(1);
});

it('when the check-in is done there is no way back', async () => {
  const { guest } = await openTablet({ settings: NOTHING_REQUIRED });
  await guest.goesToConfirm(NAMES.alone, [{}]);
  await guest.goesOn('/checkin/complete');
  expect(canTap('back')).toBeUndefined();
  await guest.cannotGoBackFrom('/checkin/complete');
  pressesBackAtOnce(3);
  await guest.cannotGoBackFrom('/checkin/complete');
  await guest.goesOn('/');
  await guest.cannotGoBackFrom('/');
});

it.each([
  ['/', '/nowhere', '/404'],
  ['/', '/common-error', '/common-error'],
  ['/checkin/search', '/nowhere', '/reload-error'],
])('from %s to %s, which shows %s: the start is the only way on', async (from, to, shown) => {
  const { guest } = await openTablet();
  if (from !== '/') await guest.taps('checkin');
  await guest.isOn(from);
  turnTo(to);
  await guest.isOn(shown);
  expect(canTap('back')).toBeUndefined();
  await guest.cannotGoBackFrom(shown);
  await guest.goesOn('/');
  await guest.cannotGoBackFrom('/');
});
