import { config, settingsStore } from '~/config/settings';
import type { AppRouter } from './router';

let isSubscribed = false;

/**
 * Loads the script for tones and vibration once the settings turn either on. May be called again.
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
