import { createElement, useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { ja } from '~/i18n/staff/ja';
import { usePart } from '~/ui/use-part';
import { until } from '../../kiosk/guest/hands';
import { leapsInTime } from './support/clock';
import { openTablet } from './support/open-tablet';
import { texts } from './support/seen';
import { shows, showsStaffPanel } from './support/show-part';

/** A tablet that answers no question; its camera: `checkin/camera-silent.test.ts`. */

const WAIT_MS = 10_000;
const never = (): Promise<never> => new Promise(() => {});

/** Replaces a part of the browser until the test ends. */
function answers<T extends object>(part: T, own: Partial<T>): void {
  Object.assign(part, own);
  onTestFinished(() => {
    for (const name of Object.keys(own)) Reflect.deleteProperty(part, name);
  });
}

it('the staff panel says of everything that does not answer that it is not there', async () => {
  const leaps = leapsInTime();
  const tablet = await openTablet();
  answers(navigator.serviceWorker, { getRegistration: never });
  answers(navigator.storage, { estimate: never });
  answers(navigator.mediaDevices, { enumerateDevices: never });
  answers(navigator.wakeLock, { request: never });
  await showsStaffPanel(tablet);
  const values = () =>
    ['shell', 'storage', 'camera', 'wake-lock'].flatMap((name) => texts(`[data-field="${name}"]`));
  await leaps(WAIT_MS);
  await expect
    .poll(values)
    .toEqual([ja.shell.none, ja.tablet.unknown, ja.devices.cameraNone, ja.devices.litNo]);
});

it('a missing part of a screen is reported within 10 s, and comes at another try', async () => {
  const leaps = leapsInTime();
  let comes: ((part: { readonly default: () => string }) => void) | undefined;
  const load = () =>
    new Promise<{ readonly default: () => string }>((resolve) => {
      comes = resolve;
    });
  let missed = 0;
  const Wanting = () => {
    const [isWanted, setWanted] = useState(true);
    const Part = usePart(load, isWanted, () => {
      missed += 1;
      setWanted(false);
    });
    return createElement(
      'button',
      { type: 'button', onClick: () => setWanted(true), id: 'want' },
      Part && createElement(Part),
    );
  };
  shows(createElement(Wanting));
  const button = await until('button', () => document.querySelector<HTMLElement>('#want'));
  await expect.poll(() => comes).toBeDefined();
  await leaps(WAIT_MS);
  await expect.poll(() => missed).toBe(1);
  comes?.({ default: () => 'here' });
  button.click();
  await expect.poll(() => button.textContent).toBe('here');
});
