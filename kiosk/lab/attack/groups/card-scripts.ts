import { createServer } from 'node:net';
import { watchCardScript } from '../../../server/card-watch.ts';
import { each, type Group, Tally } from '../group.ts';
import { INNER_ADDRESSES } from '../tables/card-scripts.ts';

/** Card scripts on the gateway's own machine: the watch opens no connection. It looks at its start, so each has a watch of its own. */
export const cardScripts: Group = {
  name: 'card scripts',
  against: ['hostile-hotel'],
  async run() {
    const tally = new Tally();
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await each(INNER_ADDRESSES(port), 1, async (script_url) => {
      const before = connections;
      await looksAt(script_url);
      tally.note(script_url, connections === before ? [] : ['the gateway connected to its own machine']);
    });
    await new Promise<void>((resolve) => server.close(() => resolve()));
    return tally;
  },
};

/** Watches a script until the watch has looked at it once. */
async function looksAt(script_url: string): Promise<void> {
  const state = watchCardScript({ settings: () => ({ card: { script_url } }), log: () => {} });
  while (!state().watched) await new Promise((resolve) => setTimeout(resolve, 2));
}
