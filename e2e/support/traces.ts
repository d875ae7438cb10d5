import type { Page } from './fixtures.ts';

declare global {
  interface Window {
    /** The page's entries in the browser's history, by `notesHistory`. */
    historyNoted?: string[];
  }
}

/** Notes the page's history entries from its next start: no page is told the state of a past step. */
export async function notesHistory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    window.historyNoted = noted;
    for (const name of ['pushState', 'replaceState'] as const) {
      const does = window.history[name].bind(window.history);
      window.history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
        noted.push(JSON.stringify({ state, url: String(url) }));
        does(state, unused, url);
      };
    }
  });
}

/** Everything that a page shows and keeps beyond its memory. */
export async function everythingKept(page: Page): Promise<string> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const engineer = await page.context().newCDPSession(page);
  const { entries } = await engineer.send('Page.getNavigationHistory');
  await engineer.detach();
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => {
        const cache = await window.caches.open(name);
        return (await cache.keys()).map(({ url }) => url);
      }),
    );
    return {
      shown: document.documentElement.outerHTML,
      typed: [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
        ({ value }) => value,
      ),
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: caches.flat(),
      state: window.history.state,
      address: window.location.href,
      noted: window.historyNoted,
    };
  });
  return JSON.stringify({ ...kept, cookies, origins, entries });
}
