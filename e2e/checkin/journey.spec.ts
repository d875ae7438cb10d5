import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a guest travelling alone checks in', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウ ハナコ');
  await guest.goesToConfirm();
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  expect(tenant.hotel.requests().map(({ call }) => call)).toContain('execute_checkin_request');
});
