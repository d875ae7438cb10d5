import { config } from '~/config/settings';
import { type Cue, playCue, readySound, vibrateFor } from '~/device/cue';
import type { ScreenRow } from '~/flow/screen-row';
import { isScreenPath, SCREENS } from '~/flow/screens';
import { sessionStore } from '~/session/store';
import { formEvents } from '~/ui/show-first-error';
import type { AppRouter } from './router';

const ORDER = Object.keys(SCREENS);

/** True if a change of screens tells the guest that what was asked for is found, paid or done. */
export function isDone(from: string, to: string): boolean {
  const row: ScreenRow | undefined = isScreenPath(from) ? SCREENS[from] : undefined;
  const asks = row?.commits || from.endsWith('/search');
  // The journey goes on only when it went well.
  return !!asks && ORDER.indexOf(to) > ORDER.indexOf(from);
}

/** Tells the guest by tone and vibration, as the hotel wants it, what went well and what did not. */
export function watchForCues(router: AppRouter): void {
  let isTouched = false;
  const give = (cue: Cue) => {
    const { sound, haptics } = config().kiosk;
    if (sound) playCue(cue);
    // Browsers refuse it before the first touch, and complain.
    if (haptics && isTouched) vibrateFor(cue);
  };
  router.subscribe('onResolved', ({ fromLocation, toLocation: { pathname } }) => {
    if (isDone(fromLocation?.pathname ?? '', pathname)) give('done');
    if (pathname === '/common-error') give('trouble');
  });
  sessionStore.subscribe(({ errorDialog }, before) => {
    if (errorDialog && !before.errorDialog) give('trouble');
  });
  formEvents.addEventListener('refused', () => give('trouble'));
  document.addEventListener(
    'click',
    () => {
      isTouched = true;
      if (config().kiosk.sound) readySound();
    },
    true,
  );
}
