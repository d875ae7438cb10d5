import { takeSnapshot } from '../../kiosk/lab/soak/heap-snapshot.ts';
import type { Page } from './fixtures.ts';

/** Every text in the page's memory after garbage collection; V8 writes the first 1,024 letters of a long one. */
export async function textsInMemory(page: Page): Promise<ReadonlySet<string>> {
  const inspector = await page.context().newCDPSession(page);
  const { nodes, edges, strings, snapshot } = await takeSnapshot(inspector);
  await inspector.detach();
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
