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

/** A heap snapshot as V8 writes it: a node is as many numbers as it has fields, its name an index into `strings`. */
interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Every text in the page's memory, as an engineer finds it after the rubbish has been taken out. */
export async function textsInMemory(page: Page): Promise<ReadonlySet<string>> {
  const engineer = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  engineer.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await engineer.send('HeapProfiler.collectGarbage');
  await engineer.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await engineer.detach();
  const { snapshot, nodes, strings }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const kind = fields.indexOf('type');
  const name = fields.indexOf('name');
  const texts = new Set<string>();
  for (let node = 0; node < nodes.length; node += fields.length) {
    // Not every string of the file is one of the page: others name what V8 has in its own lists.
    if (!types[0][nodes[node + kind] ?? -1]?.endsWith('string')) continue;
    texts.add(strings[nodes[node + name] ?? -1] ?? '');
  }
  return texts;
}
