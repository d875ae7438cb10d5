import { reloadBundle } from './bundle-life';
import { config } from './config/bundle';
import { watchForStaff } from './device/staff/gesture';
import type { AppRouter } from './router';
import { session } from './session/store';

/** Lets staff in by their gesture, on every screen; not where the house has set no PIN, nor while something is sent. */
export function watchStaffDoor(router: AppRouter): void {
  const goHome = () => router.navigate({ to: '/', search: true, replace: true });
  watchForStaff(() => {
    if (config().kiosk.staff_pin_hash === '' || session().isSending) return false;
    import('./screens/-staff/open').then(
      ({ openStaff }) => openStaff({ goHome, reloadBundle }),
      (error: unknown) => console.warn('The staff panel could not be loaded', error),
    );
    return true;
  });
}
