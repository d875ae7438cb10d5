import { createStore } from 'zustand/vanilla';
import { CONFIG_PATH } from '~/config/ask';
import { anySignal } from '~/platform/any-signal';

/** Interval of looks at the server, in ms, and the shorter one while it is silent or the network has just changed. */
const LOOK_MS = 60_000;
const LOOK_AGAIN_MS = 10_000;
/** Random part added to each wait: a hotel's tablets must not look together. */
const SPREAD = 0.25;
const DEADLINE_MS = 10_000;
/** One look may be lost on its way. */
const MISSES_TO_BELIEVE = 2;

const store = createStore(() => ({ answers: true }));

/** True until looks prove the server silent; for subscriptions. */
export const serverStore: Pick<typeof store, 'getState' | 'subscribe' | 'getInitialState'> = store;

/**
 * Looks at the tablet's server now, once a minute, sooner while it is silent, and when the network changes. The last
 * call before the network goes may still be answered, so a second look follows soon. Two missed looks prove the server
 * silent, or one if the browser also reports no network; some browsers report that for ever.
 * @returns stops looking
 */
export function watchServer(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay = new AbortController();
  let misses = 0;
  const look = async (restMs = LOOK_MS) => {
    clearTimeout(timer);
    // An earlier look may be older than the network's change.
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    const answers = await serverAnswers(signal);
    if (signal.aborted) return;
    misses = answers ? 0 : misses + 1;
    if (answers || misses >= MISSES_TO_BELIEVE || !navigator.onLine) store.setState({ answers });
    timer = setTimeout(look, (answers ? restMs : LOOK_AGAIN_MS) * (1 + SPREAD * Math.random()));
  };
  const lookTwice = () => void look(LOOK_AGAIN_MS);
  void look();
  window.addEventListener('online', lookTwice);
  window.addEventListener('offline', lookTwice);
  return () => {
    window.removeEventListener('online', lookTwice);
    window.removeEventListener('offline', lookTwice);
    clearTimeout(timer);
    underWay.abort();
  };
}

/** Asks for the head of the settings file, which the offline shell lacks. A machine between sends an error or a page. */
async function serverAnswers(signal: AbortSignal): Promise<boolean> {
  try {
    const { status, ok, headers } = await fetch(CONFIG_PATH, {
      method: 'HEAD',
      cache: 'no-store',
      signal: anySignal([signal, AbortSignal.timeout(DEADLINE_MS)]),
    });
    const isPage = ok && /^text\/html\b/i.test(headers.get('Content-Type') ?? '');
    return status < 500 && !isPage;
  } catch {
    return false;
  }
}
