import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';

test.use({ serviceWorkers: 'allow' });

test('a guest travelling alone checks in', async ({ page, tenant }) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  await guest.hurriesTo('/checkin/complete', 'サトウ ハナコ');
  expect(tenant.hotel.requests().map(({ call }) => call)).toContain('execute_checkin_request');
});
