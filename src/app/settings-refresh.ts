import { askSettings } from '~/config/ask';
import { fetchSettings } from '~/config/load';
import { savedSettings, saveSettings } from '~/config/saved';
import { adoptSettings, config, type Settings, settings } from '~/config/settings';
import { applyTheme } from '~/device/display-settings';
import { nextTask } from '~/device/next-task';
import { reloadTexts } from '~/i18n/texts';
import { onVisitEnd } from '~/session/visit';
import { defaultLanguage } from './default-language';
import type { AppRouter } from './router';

/** How often the tablet fetches the settings, in ms; and how often while it has none of the hotel, or doubts those that it got. */
const POLL_MS = 15 * 60_000;
const POLL_SOON_MS = 30_000;

/** Applies the first settings: the last good ones; on a new tablet the server's, or the built-in defaults if it has no valid ones. */
export async function startSettings(): Promise<void> {
  adoptSettings(savedSettings() ?? (await fetchFirst()) ?? (await import('~/config/read')).defaultSettings());
}

async function fetchFirst(): Promise<Settings | undefined> {
  const asked = askSettings(undefined);
  // A first start waits for this, so the settings and the code that checks them load in parallel.
  await import('~/config/read');
  // That code has just run for the first time; checking the settings with it is a task of its own.
  await nextTask();
  return saved(await fetchSettings(undefined, asked));
}

const saved = (fetched: Settings | undefined) => (fetched && saveSettings(fetched) ? fetched : undefined);

/** Keeps the settings of a running app up to date. */
export function createSettingsWatch(router: AppRouter) {
  let waiting: Settings | undefined;
  /** The revision that would take away most of what the settings in use say, until a second look finds it again. */
  let doubted: string | undefined;
  let beat: (() => Promise<void>) | undefined;

  /** True at the first look at settings that take most of the hotel's away: a deploy that is half done looks like that. */
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

  /** Applies the waiting settings and their texts together. Call only when no guest is in the middle of a journey. */
  const applyWaiting = async (): Promise<void> => {
    if (!waiting) return;
    const next = waiting;
    waiting = undefined;
    adoptSettings(next);
    applyTheme(next.config.theme);
    await reloadTexts(defaultLanguage(), next.overlays);
  };

  const refresh = async () => {
    const known = settings();
    const fetched = await fetchSettings(known);
    const taken = fetched && !(await isDoubted(known, fetched)) ? saved(fetched) : undefined;
    if (taken) {
      // None if the hotel has taken its change back meanwhile.
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
    /**
     * Fetches the settings now, every 15 minutes, more often while the hotel's have not been had, and when the network is back.
     * Changed settings are applied when home is shown. Each time it also sends a heartbeat, if the settings name a URL for it.
     */
    start: (): void => {
      poll();
      window.addEventListener('online', poll);
      onVisitEnd(() => void applyWaiting());
    },
    /** Fetches the settings and applies them at once, without a second look; for staff, on home. False if it cannot fetch them. */
    reload: async (): Promise<boolean> => {
      const taken = saved(await fetchSettings(settings()));
      if (!taken) return false;
      waiting = taken;
      await applyWaiting();
      return true;
    },
  };
}
