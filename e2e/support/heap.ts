import type { Page } from './fixtures.ts';

/** V8's heap snapshot: nodes and edges have one number for each field; names are indices into `strings`. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
      readonly edge_fields: readonly string[];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** Every text in the page's memory after garbage collection; V8 writes the first 1,024 letters of a long one. */
export async function textsInMemory(page: Page): Promise<ReadonlySet<string>> {
  const { nodes, edges, strings, snapshot }: HeapSnapshot = JSON.parse(await snapshotOf(page));
  const { node_fields, node_types, edge_fields } = snapshot.meta;
  const size = node_fields.length;
  const of = (node: number, field: string) => nodes[node + node_fields.indexOf(field)] ?? -1;
  const nameOf = (node: number) => strings[of(node, 'name')] ?? '';
  const texts = new Set<string>();
  // V8 writes some numbers like texts, such as a function's place: the value of an `int`.
  const numbers = new Set<number>();
  for (let node = 0, edge = 0; node < nodes.length; node += size) {
    const end = edge + of(node, 'edge_count') * edge_fields.length;
    for (; edge < end; edge += edge_fields.length)
      if (nameOf(node) === 'int') numbers.add(edges[edge + edge_fields.indexOf('to_node')] ?? 0);
  }
  // Some strings of the file name V8's own lists.
  for (let node = 0; node < nodes.length; node += size)
    if (node_types[0][of(node, 'type')]?.endsWith('string') && !numbers.has(node)) texts.add(nameOf(node));
  return texts;
}

async function snapshotOf(page: Page): Promise<string> {
  const engineer = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  engineer.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await engineer.send('HeapProfiler.collectGarbage');
  await engineer.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await engineer.detach();
  return chunks.join('');
}
