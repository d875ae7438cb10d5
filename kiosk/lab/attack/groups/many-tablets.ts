import { each, type Group, Tally } from '../group.ts';
import { ask } from '../wire.ts';
import { tellMany } from './heartbeats.ts';

/** Tablets that two addresses of this machine name at once, as many as they may. */
const ADDRESSES = ['127.0.3.1', '127.0.3.2'];
const TABLETS_OF_EACH = 1_000;
const READERS = 10;
/** Drawing for every reader would take longer than this, on a busy machine too. In ms. */
const HEALTH_MS = 10_000;
const KB = 1024;

/** What a list may show at one time. */
const LISTS = [
  { path: '/tablets', row: '<th scope="row">', most: 200 },
  { path: '/tablets?lang=ja', row: '<th scope="row">', most: 200 },
  { path: '/tablets?page=2', row: '<th scope="row">', most: 200 },
  { path: '/tablets?page=99999999', row: '<th scope="row">', most: 200 },
  { path: '/tablets.json', row: '"last_seen":', most: 500 },
  { path: '/metrics', row: 'lobby_tablet_boots_total{', most: 2_500 },
];

/** Many invented tablets and many readers: the lists stay short, and the gateway goes on with its work. */
export const manyTablets: Group = {
  name: 'many tablets',
  against: ['demo-hotel'],
  async run(target) {
    const tally = new Tally();
    for (const [at, address] of ADDRESSES.entries()) {
      const ids = Array.from({ length: TABLETS_OF_EACH }, (_, number) => `MANY-${at}-${number}`);
      await tellMany(target, ids, address);
      tally.attacks += ids.length;
    }
    for (const { path, row, most } of LISTS) {
      const reading = each(Array(READERS).keys(), READERS, async () => {
        const answer = await ask(target, { target: path }, { timeoutMs: 60_000, most: 50_000_000 });
        tally.check(path, answer, { statuses: [200] });
        const rows = (answer?.body.toString('utf8') ?? '').split(row).length - 1;
        if (rows > most) tally.findings.push(`${path}: it shows ${rows} tablets at one time`);
        const bytes = answer?.body.length ?? 0;
        if (bytes > 2_000 * KB) tally.findings.push(`${path}: it is ${Math.round(bytes / KB)} KB`);
      });
      const patience = { timeoutMs: Math.max(HEALTH_MS, target.patienceMs ?? 0) };
      const health = await ask(target, { target: '/healthz' }, patience);
      tally.note(`${path}: health meanwhile`, health?.status === 200 ? [] : ['it did not come in time']);
      await reading;
    }
    return tally;
  },
};
