import { expect, it } from 'vitest';
import { playCluster } from '../../kiosk/lab/load/cluster.ts';
import { playKilled } from '../../kiosk/lab/load/killed.ts';
import { hasNginx } from '../../kiosk/lab/load/nginx.ts';
import { hasStore } from '../../kiosk/lab/load/store.ts';

/** The short form of `npm run lab -- cluster`, with the built server. */
it.skipIf(!hasNginx || !hasStore)(
  'no payment is made twice at three gateways that share a store while all of them crash',
  async () => {
    const { visits, failures, disagreements } = await playCluster({ visits: 24, busy: 6, everyMs: 500 });
    expect(disagreements).toEqual([]);
    expect(visits.failed).toBe(0);
    expect(visits.done).toBeGreaterThan(12);
    expect(failures).toContain('the store was killed');
  },
);

it.skipIf(!hasStore).each([
  ['three gateways with a store', false],
  ['one gateway alone', true],
])('no payment is booked twice at %s that are killed in the middle of it', async (_, isAlone) => {
  expect((await playKilled({ times: 2, isAlone })).wrong).toEqual([]);
});
