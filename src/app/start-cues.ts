import { config, settingsStore } from '~/config/settings';
import type { AppRouter } from './router';

let isSubscribed = false;

/**
 * Loads what tells guests things by tone and vibration, now or once the settings ask for it; otherwise nothing of it. May be
 * called again.
 * @throws if it is wanted and could not be loaded
 */
export async function startCues(router: AppRouter): Promise<void> {
  const load = async () => {
    const { sound, haptics } = config().kiosk;
    if (sound || haptics) (await import('./cues')).watchForCues(router);
  };
  if (!isSubscribed) settingsStore.subscribe(() => void load().catch(console.warn));
  isSubscribed = true;
  await load();
}
