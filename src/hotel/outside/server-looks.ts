import { createStore } from 'zustand/vanilla';
import { CONFIG_PATH } from '~/config/ask';
import { anySignal } from '~/platform/any-signal';

/** How often the server is looked at, in ms; and how soon again while it does not answer. */
const LOOK_MS = 60_000;
const LOOK_AGAIN_MS = 10_000;
/** Each wait is longer by up to this part of it, so that the tablets of a hotel do not all look at once. */
const SPREAD = 0.25;
/** A server that takes longer counts as one that does not answer, in ms. */
const DEADLINE_MS = 10_000;
/** One look may be lost on its way. */
const MISSES_TO_BELIEVE = 2;

const store = createStore(() => ({ answers: true }));

/** Whether the tablet's server answers, for subscriptions. It does until looks say otherwise. */
export const serverStore: Pick<typeof store, 'getState' | 'subscribe' | 'getInitialState'> = store;

/**
 * Looks at the tablet's server now, once a minute, sooner while it does not answer, and when the network comes or goes. A server
 * that missed two looks in a row does not answer. One is enough where the browser says as well that there is no network; that
 * alone is not believed, as some browsers say it for ever.
 * @returns stops looking
 */
export function watchServer(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay = new AbortController();
  let misses = 0;
  const look = async () => {
    clearTimeout(timer);
    // An earlier look may have begun before the network came or went.
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    const answers = await serverAnswers(signal);
    if (signal.aborted) return;
    misses = answers ? 0 : misses + 1;
    if (answers || misses >= MISSES_TO_BELIEVE || !navigator.onLine) store.setState({ answers });
    timer = setTimeout(look, (answers ? LOOK_MS : LOOK_AGAIN_MS) * (1 + SPREAD * Math.random()));
  };
  void look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
    clearTimeout(timer);
    underWay.abort();
  };
}

/**
 * Asks for the head of the settings file, which every server of the app has and the offline shell has not. A machine in between
 * answers for a server that is away with an error of its own, or with a page in place of the file.
 */
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
