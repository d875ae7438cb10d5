import { config } from '~/config/settings';
import { watchForStaff } from '~/device/staff/gesture';
import { session } from '~/session/store';
import type { AppRouter } from './router';
import { takeUpdate } from './service-worker/keep-up-to-date';

/** Opens the staff panel on the staff gesture, on any screen. Needs a PIN in the settings, and waits while a call is sent. */
export function registerStaffGesture(router: AppRouter, reloadSettings: () => Promise<boolean>): void {
  const { openServices } = router.options.context;
  const goHome = () => router.navigate({ to: '/', search: true, replace: true });
  watchForStaff(() => {
    if (config().kiosk.staff_pin_hash === '' || session().isSending) return false;
    import('~/features/staff/staff').then(
      ({ openStaff }) => openStaff({ goHome, reloadSettings, takeUpdate, openServices }),
      (error: unknown) => console.warn('The staff panel could not be loaded', error),
    );
    return true;
  });
}
