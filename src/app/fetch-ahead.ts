import { config } from '~/config/settings';
import { whenIdle } from '~/device/when-idle';
import { openScreen, SCREENS } from '~/flow/screens';
import { loadChange } from './load-change';
import type { AppRouter } from './router';
import { startCues } from './start-cues';

/**
 * Prefetches the scripts of all screens that the hotel uses, in the order of `SCREENS`, one at a time and only while the
 * browser is idle. Starts with the script for tones and vibration, if the settings turn them on, then the code for
 * changing screens.
 * @throws after trying all of them, if any could not be loaded
 */
export async function fetchAhead(router: AppRouter): Promise<void> {
  const missing: unknown[] = [];
  for (const load of [() => startCues(router), loadChange])
    await load().catch((error: unknown) => missing.push(error));
  for (const path of Object.keys(SCREENS)) {
    if (!openScreen(path, config())) continue;
    await whenIdle();
    await router.options.context.fetchScreen(path).catch((error: unknown) => missing.push(error));
  }
  if (missing.length > 0) throw missing[0];
}
