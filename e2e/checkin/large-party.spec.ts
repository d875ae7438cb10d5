import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';

/** Where ten guests stand on the screen; what they answer and mend: `tests/screens/checkin/change-of-mind`. */

test('of ten guests each has a row, how many more there are is told, and one to mend comes into view', async ({
  page,
  tenant,
}) => {
  tenant.configure({
    visibility: { companion: { last_name_kana: 1, first_name_kana: 1, gender: 1 } },
  });
  const guest = new Guest(page, tenant);
  await guest.opensForm('タカハシ');
  await guest.fillsInDomestic();
  await guest.goesOn('/checkin/input-companions');
  await expect(page.getByText('あと8名')).toBeInViewport();
  await guest.goesOn('/checkin/guests-info');

  const fix = (companion: number) => page.locator(`[data-action="fix-companion-${companion}"]`);
  const more = page.getByText(/^あと\d名$/);
  await expect(fix(6)).toBeInViewport({ ratio: 1 });
  await expect(more).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(more).toBeInViewport();
  await fix(9).scrollIntoViewIfNeeded();
  await expect(more).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await guest.follows('fix-companion-5', '/checkin/input-companions');
  const distanceFromTop = async () => {
    const companion = await page.locator('#input-companion-5').boundingBox();
    const screen = await page.locator('main').boundingBox();
    return Math.round((companion?.y ?? 0) - (screen?.y ?? 0));
  };
  await expect.poll(distanceFromTop).toBe(60);
});
