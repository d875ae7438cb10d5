import type { Page } from './fixtures.ts';

/** Everything that a page keeps beyond its own memory, and what it shows. */
export async function everythingKept(page: Page): Promise<string> {
  const { cookies } = await page.context().storageState();
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => {
        const cache = await window.caches.open(name);
        return (await cache.keys()).map(({ url }) => url);
      }),
    );
    return {
      shown: document.documentElement.outerHTML,
      typed: [...document.querySelectorAll('input')].map(({ value }) => value),
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: caches.flat(),
      state: window.history.state,
      address: window.location.href,
    };
  });
  return JSON.stringify({ ...kept, cookies });
}

/**
 * Every text in the page's memory, as an engineer's heap snapshot finds it after the rubbish has been taken out. Texts that
 * hang on nothing are not in it.
 */
export async function textsInMemory(page: Page): Promise<ReadonlySet<string>> {
  const engineer = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  engineer.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await engineer.send('HeapProfiler.collectGarbage');
  await engineer.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await engineer.detach();
  const snapshot: { readonly strings: readonly string[] } = JSON.parse(chunks.join(''));
  return new Set(snapshot.strings);
}
