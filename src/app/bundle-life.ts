import { askJson, CONFIG_PATH } from '~/config/ask';
import { keepsFailing } from '~/config/boots';
import { adoptBundle, type Bundle, bundle, config } from '~/config/bundle';
import { keepBundle, keptBundle } from '~/config/kept';
import { applyTheme } from '~/device/theme';
import { whenIdle } from '~/device/when-idle';
import { reloadTexts } from '~/i18n/texts';
import { onVisitEnd } from '~/session/visit';
import { languageAtRest } from './language-at-rest';
import type { AppRouter } from './router';

/** How often the tablet asks for changed settings, in ms. */
const POLL_MS = 15 * 60_000;

let waiting: Bundle | undefined;

/**
 * Takes the first bundle into use: the last good one, so that the tablet starts without waiting for any server; on a
 * new tablet the server's, or the built-in defaults where that has none that will do.
 */
export async function startBundle(): Promise<void> {
  adoptBundle(
    keptBundle(keepsFailing()) ?? (await fetchGood()) ?? (await import('~/config/load')).defaultBundle(),
  );
}

/**
 * Asks for changed settings once home stands, every quarter of an hour, and when the network is back; they wait for home.
 * Each time it tells how the tablet is, where the house wants to know.
 */
export function watchBundle(router: AppRouter): void {
  const refresh = async () => {
    const fetched = await fetchGood();
    if (fetched && fetched.revision !== bundle().revision) {
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
export async function reloadBundle(): Promise<boolean> {
  waiting = await fetchGood();
  if (!waiting) return false;
  await takeWaiting();
  return true;
}

async function fetchGood(): Promise<Bundle | undefined> {
  // A first start waits for this: what is asked for and what checks it are under way together.
  const asked = askJson(CONFIG_PATH);
  const { fetchBundle } = await import('~/config/load');
  const fetched = await fetchBundle(asked);
  return fetched && keepBundle(fetched) ? fetched : undefined;
}

/** Settings and texts change together, and only where no guest is in the middle of anything. */
async function takeWaiting(): Promise<void> {
  if (!waiting) return;
  const next = waiting;
  waiting = undefined;
  adoptBundle(next);
  applyTheme(next.config.theme);
  await reloadTexts(languageAtRest(), next.overlays);
}
