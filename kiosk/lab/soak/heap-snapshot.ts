import type { CDPSession } from '@playwright/test';

/** V8's heap snapshot: nodes and edges have one number for each field; names are indices into `strings`. */
export interface HeapSnapshot {
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

/** Collects garbage and takes a snapshot. */
export async function takeSnapshot(inspector: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  inspector.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await inspector.send('HeapProfiler.collectGarbage');
  await inspector.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  inspector.off('HeapProfiler.addHeapSnapshotChunk', hear);
  return JSON.parse(chunks.join(''));
}

/** The browser's own values: compiled code, shapes of objects, its memory. */
const OF_THE_BROWSER = new Set(['code', 'object shape', 'hidden', 'native', 'synthetic']);

/** The bytes of a page's own values. */
export function bytesOfValues({ nodes, snapshot }: HeapSnapshot): number {
  const { node_fields, node_types } = snapshot.meta;
  const [type, size] = [node_fields.indexOf('type'), node_fields.indexOf('self_size')];
  const isOfPage = node_types[0].map((name) => !OF_THE_BROWSER.has(name));
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += node_fields.length)
    if (isOfPage[nodes[node + type] ?? -1]) bytes += nodes[node + size] ?? 0;
  return bytes;
}
