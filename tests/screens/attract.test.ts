import { expect, it, onTestFinished, vi } from 'vitest';
import { until } from '../../kiosk/guest/hands';
import { leapsInTime } from './support/clock';
import { openTablet } from './support/open-tablet';
import { count } from './support/seen';

/** The touch that begins a visit does nothing else. The attract view: `e2e/tablet/attract.spec.ts`. */

const STEP_MS = 5000;
const AFTER_TOUCH_MS = 500;

const inviting = () => count('dialog[data-attract]');
const view = () => until('the attract view', () => document.querySelector<HTMLElement>('[data-attract]'));

async function opensHome() {
  const leaps = leapsInTime();
  const { guest, router } = await openTablet({ settings: { kiosk: { attract: true } } });
  const isLeftAlone = () => expect.poll(async () => leaps(STEP_MS).then(inviting)).toBe(1);
  return { guest, router, leaps, isLeftAlone };
}

const event = (type: string) =>
  type === 'keydown'
    ? new KeyboardEvent(type, { key: 'a', bubbles: true, cancelable: true })
    : new PointerEvent(type, { pointerType: 'touch', bubbles: true, cancelable: true });

it.each(['click', 'keydown', 'pointerup', 'pointercancel'])(
  'a %s alone closes the view and presses nothing of home',
  async (type) => {
    const { guest, leaps, isLeftAlone } = await opensHome();
    await isLeftAlone();
    (await view()).dispatchEvent(event(type));
    await leaps(AFTER_TOUCH_MS);
    await expect.poll(inviting).toBe(0);
    await guest.isOn('/');
    expect(document.activeElement?.tagName).toBe('H1');
    await isLeftAlone();
  },
);

it('a finger that comes down leaves the view until it is lifted: what follows would press home', async () => {
  const { leaps, isLeftAlone } = await opensHome();
  await isLeftAlone();
  (await view()).dispatchEvent(event('pointerdown'));
  await leaps(AFTER_TOUCH_MS);
  expect(inviting()).toBe(1);
});

it('the touch that wakes a tablet, before it knows that it slept, presses nothing of home', async () => {
  const { router, isLeftAlone } = await opensHome();
  await isLeftAlone();
  (await view()).click();
  await expect.poll(inviting).toBe(0);
  const button = await until('button', () => document.querySelector<HTMLElement>('[data-action="checkin"]'));
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => seen.mockRestore());
  vi.setSystemTime(Date.now() + 3_600_000);
  const opened: string[] = [];
  // Before a screen is there, its address is.
  onTestFinished(router.history.subscribe(({ location }) => void opened.push(location.pathname)));
  button.click();
  await isLeftAlone();
  expect(opened).toEqual([]);
});
