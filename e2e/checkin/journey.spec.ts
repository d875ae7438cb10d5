import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';

test.use({ serviceWorkers: 'allow' });

test('a guest travelling alone checks in', async ({ page, tenant }) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  await guest.hurriesTo('/checkin/input-representative', 'サトウ ハナコ');
  await expect(page.getByText(ja.views.checkin.input_representative_view.nothing)).toBeVisible();
  for (const screen of ['guests-info', 'term']) {
    await guest.goesOn();
    await guest.isOn(`/checkin/${screen}`);
  }
  await guest.signs();
  await guest.goesOn();
  await guest.isOn('/checkin/confirm-checkin');
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  await expect(page.getByText('サトウ ハナコ様、ようこそお越しくださいました')).toBeVisible();
  expect(tenant.hotel.requests().map(({ call }) => call)).toContain('execute_checkin_request');
});
