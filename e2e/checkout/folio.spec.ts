import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { BRISK_QUEUE, CheckoutPage, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ today: MORNING_OF_21_NOVEMBER });

test('of fifty lines of a bill the head, the sum and the button to close stay in view while the lines scroll', async ({
  page,
  tenant,
}) => {
  tenant.configure(BRISK_QUEUE);
  const guest = new CheckoutPage(page, tenant);
  await guest.goesToBill('メイサイ オオイ');
  await guest.taps('details');
  const dialog = page.getByRole('dialog', { name: ja.views.payment.check_total_view.details_title });
  const last = dialog.locator('tbody tr').last();
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 });
  await expect(guest.fact('folioSum')).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator('[data-action="close"]')).toBeInViewport({ ratio: 1 });
});
