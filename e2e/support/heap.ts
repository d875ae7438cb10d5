import type { Page } from './fixtures.ts';

/** A heap snapshot as V8 writes it: a node is as many numbers as it has fields, and so is an edge; names are indices into `strings`. */
interface Written {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** How a node was come to: from which one, and by which edge. */
interface Step {
  readonly from: number;
  readonly edge: number;
}

/** The page's memory, as an engineer finds it after the rubbish has been taken out. */
export class Heap {
  readonly #written: Written;

  private constructor(written: Written) {
    this.#written = written;
  }

  static async of(page: Page): Promise<Heap> {
    const engineer = await page.context().newCDPSession(page);
    const chunks: string[] = [];
    engineer.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
    await engineer.send('HeapProfiler.collectGarbage');
    await engineer.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    await engineer.detach();
    return new Heap(JSON.parse(chunks.join('')));
  }

  /** Every text in memory; of a long one its first 1,024 letters, which is what V8 writes down. */
  texts(): ReadonlySet<string> {
    const texts = new Set<string>();
    const numbers = this.#numbers();
    for (let node = 0; node < this.#written.nodes.length; node += this.#nodeSize) {
      // Not every string of the file is one of the page: others name what V8 has in its own lists.
      if (this.#kindOf(node).endsWith('string') && !numbers.has(node)) texts.add(this.#nameOf(node));
    }
    return texts;
  }

  /** What keeps a text: the shortest chain of names that leads to it; undefined where nothing does. */
  keeperOf(text: string): string | undefined {
    const steps = this.#stepsFromRoot();
    for (const node of steps.keys()) {
      if (!this.#kindOf(node).endsWith('string') || !this.#nameOf(node).includes(text)) continue;
      const names: string[] = [];
      for (let at = node, step = steps.get(at); step; at = step.from, step = steps.get(at)) {
        names.unshift(`${this.#nameOf(step.from).slice(0, 40)} .${this.#edgeName(step.edge)}`);
      }
      return `${names.join(' → ')} “${this.#nameOf(node).slice(0, 60)}”`;
    }
    return undefined;
  }

  /** What V8 writes down like a text but is a number of its own, as where in its file a function begins: the value of an `int`. */
  #numbers(): ReadonlySet<number> {
    const { nodes, edges, snapshot } = this.#written;
    const { edge_fields, node_fields } = snapshot.meta;
    const [to, count] = [edge_fields.indexOf('to_node'), node_fields.indexOf('edge_count')];
    const numbers = new Set<number>();
    for (let node = 0, edge = 0; node < nodes.length; node += this.#nodeSize) {
      const isNumber = this.#nameOf(node) === 'int';
      const end = edge + (nodes[node + count] ?? 0) * edge_fields.length;
      for (; edge < end; edge += edge_fields.length) if (isNumber) numbers.add(edges[edge + to] ?? 0);
    }
    return numbers;
  }

  /** Breadth first, by every edge that keeps what it leads to. */
  #stepsFromRoot(): ReadonlyMap<number, Step | undefined> {
    const { nodes, edges, snapshot } = this.#written;
    const { edge_fields, edge_types, node_fields } = snapshot.meta;
    const [type, to, count] = [
      edge_fields.indexOf('type'),
      edge_fields.indexOf('to_node'),
      node_fields.indexOf('edge_count'),
    ];
    const firstEdge = new Map<number, number>();
    for (let node = 0, edge = 0; node < nodes.length; node += this.#nodeSize) {
      firstEdge.set(node, edge);
      edge += (nodes[node + count] ?? 0) * edge_fields.length;
    }
    const steps = new Map<number, Step | undefined>([[0, undefined]]);
    for (const from of steps.keys()) {
      const first = firstEdge.get(from) ?? 0;
      const end = first + (nodes[from + count] ?? 0) * edge_fields.length;
      for (let edge = first; edge < end; edge += edge_fields.length) {
        const node = edges[edge + to] ?? 0;
        if (edge_types[0][edges[edge + type] ?? -1] === 'weak' || steps.has(node)) continue;
        steps.set(node, { from, edge });
      }
    }
    return steps;
  }

  get #nodeSize(): number {
    return this.#written.snapshot.meta.node_fields.length;
  }

  #kindOf(node: number): string {
    const { node_fields, node_types } = this.#written.snapshot.meta;
    return node_types[0][this.#written.nodes[node + node_fields.indexOf('type')] ?? -1] ?? '';
  }

  #nameOf(node: number): string {
    const at = node + this.#written.snapshot.meta.node_fields.indexOf('name');
    return this.#written.strings[this.#written.nodes[at] ?? -1] ?? '';
  }

  #edgeName(edge: number): string {
    const { edge_fields, edge_types } = this.#written.snapshot.meta;
    const name = this.#written.edges[edge + edge_fields.indexOf('name_or_index')] ?? -1;
    const kind = edge_types[0][this.#written.edges[edge + edge_fields.indexOf('type')] ?? -1] ?? '';
    return kind === 'element' || kind === 'hidden' ? String(name) : (this.#written.strings[name] ?? '');
  }
}
