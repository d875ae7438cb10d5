import { fetchSettings } from '~/config/load';
import { adoptSettings, config, type Settings, settings } from '~/config/settings';
import { applyTheme } from '~/device/display-settings';
import { reloadTexts } from '~/i18n/texts';
import { onVisitEnd } from '~/session/visit';
import { removeStored } from '~/storage/storage';
import { defaultLanguage } from './default-language';
import type { AppRouter } from './router';
import { saved } from './settings-start';

/** Interval of settings fetches, in ms; the short one applies while the tablet has no trusted settings of the hotel. */
const POLL_MS = 15 * 60_000;
const POLL_SOON_MS = 30_000;

/** Keeps the settings as the hotel has them. Loaded once home is shown. */
export function createSettingsWatch(router: AppRouter) {
  let waiting: Settings | undefined;
  /** Revision that removes most settings and is not yet confirmed by a second fetch. */
  let doubted: string | undefined;
  let beat: (() => Promise<void>) | undefined;

  /** True at the first sight of settings that remove most others: a half-done deploy looks like that. */
  const isDoubted = async (known: Settings, fetched: Settings): Promise<boolean> => {
    const isSeenAgain = fetched.revision === doubted;
    doubted = undefined;
    if (isSeenAgain || fetched.revision === known.revision) return false;
    const [{ takesMostAway }, { defaultSettings }] = await Promise.all([
      import('~/config/takes-away'),
      import('~/config/read'),
    ]);
    if (!takesMostAway(known, fetched, defaultSettings())) return false;
    console.warn(
      'The new settings or texts would take away most of the present ones: they are looked at once more',
    );
    doubted = fetched.revision;
    return true;
  };

  /** Applies waiting settings with their texts. Call only between guests. */
  const applyWaiting = async (): Promise<void> => {
    if (!waiting) return;
    const next = waiting;
    waiting = undefined;
    adoptSettings(next);
    applyTheme(next.config.theme);
    await reloadTexts(defaultLanguage(), next.overlays);
  };

  const take = (fetched: Settings | undefined): Settings | undefined => {
    const taken = saved(fetched);
    // With other settings home may look different at the next start.
    if (taken && taken.revision !== settings().revision) removeStored('lobby.home');
    return taken;
  };

  const refresh = async () => {
    const known = settings();
    const fetched = await fetchSettings(known);
    const taken = fetched && !(await isDoubted(known, fetched)) ? take(fetched) : undefined;
    if (taken) {
      // The hotel may have withdrawn its change meanwhile.
      waiting = taken.revision === settings().revision ? undefined : taken;
      if (router.state.location.pathname === '/') await applyWaiting();
    }
    if (!config().kiosk.heartbeat_url) return;
    const { startHeartbeat } = await import('./heartbeat/heartbeat');
    beat ??= startHeartbeat(router);
    await beat();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(poll, settings().source === 'defaults' || doubted ? POLL_SOON_MS : POLL_MS);
  };
  const poll = () => void refresh().catch(console.warn).then(wait);

  return {
    /** Fetches the settings every 15 minutes and when the network returns, for home to apply. Also sends heartbeats. */
    start: (): void => {
      poll();
      window.addEventListener('online', poll);
      onVisitEnd(() => void applyWaiting());
    },
    /** Fetches and applies the settings at once, for staff on home. False if that fails. */
    reload: async (): Promise<boolean> => {
      const taken = take(await fetchSettings(settings()));
      if (!taken) return false;
      waiting = taken;
      await applyWaiting();
      return true;
    },
  };
}
