import { askJson, CONFIG_PATH } from '~/config/ask';
import { keepsFailing } from '~/config/boots';
import { keepSettings, keptSettings } from '~/config/kept';
import { adoptSettings, config, type Settings, settings } from '~/config/settings';
import { applyTheme } from '~/device/theme';
import { whenIdle } from '~/device/when-idle';
import { reloadTexts } from '~/i18n/texts';
import { onVisitEnd } from '~/session/visit';
import { defaultLanguage } from './default-language';
import type { AppRouter } from './router';

/** How often the tablet asks for changed settings, in ms. */
const POLL_MS = 15 * 60_000;

let waiting: Settings | undefined;

/**
 * Takes the first settings into use: the last good ones, so that the tablet starts without waiting for any server; on a
 * new tablet the server's, or the built-in defaults where that has none that will do.
 */
export async function startSettings(): Promise<void> {
  adoptSettings(
    keptSettings(keepsFailing()) ?? (await fetchGood()) ?? (await import('~/config/load')).defaultSettings(),
  );
}

/**
 * Asks for changed settings once home stands, every quarter of an hour, and when the network is back; they wait for home.
 * Each time it tells how the tablet is, where the house wants to know.
 */
export function watchSettings(router: AppRouter): void {
  const refresh = async () => {
    const fetched = await fetchGood();
    if (fetched && fetched.revision !== settings().revision) {
      waiting = fetched;
      if (router.state.location.pathname === '/') await takeWaiting();
    }
    if (config().kiosk.heartbeat_url) await (await import('./heartbeat/send')).beat(router);
  };
  const poll = () => void refresh().catch(console.warn);
  void whenIdle().then(poll);
  setInterval(poll, POLL_MS);
  window.addEventListener('online', poll);
  onVisitEnd(() => void takeWaiting());
}

/** Fetches settings and texts anew and takes them at once: staff ask for it, on home. False where they cannot be had. */
export async function reloadSettings(): Promise<boolean> {
  waiting = await fetchGood();
  if (!waiting) return false;
  await takeWaiting();
  return true;
}

async function fetchGood(): Promise<Settings | undefined> {
  // A first start waits for this: what is asked for and what checks it are under way together.
  const asked = askJson(CONFIG_PATH);
  const { fetchSettings } = await import('~/config/load');
  const fetched = await fetchSettings(asked);
  return fetched && keepSettings(fetched) ? fetched : undefined;
}

/** Settings and texts change together, and only where no guest is in the middle of anything. */
async function takeWaiting(): Promise<void> {
  if (!waiting) return;
  const next = waiting;
  waiting = undefined;
  adoptSettings(next);
  applyTheme(next.config.theme);
  await reloadTexts(defaultLanguage(), next.overlays);
}
