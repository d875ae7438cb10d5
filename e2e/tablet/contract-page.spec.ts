import { expect, test } from '../support/fixtures.ts';

test('the page of the contract shows every call of either back end, under its own policy', async ({
  page,
  tenant,
}) => {
  await page.goto(`${tenant.url}/openapi`);
  const calls = page.locator('.opblock');
  await expect(calls).toHaveCount(22);
  await expect(page.getByText('/api/v1/client/facilities/{id}')).toBeVisible();
  await page.getByRole('link', { name: 'cico', exact: true }).click();
  await expect(page.getByText('/api/v1/client/parent_facilities/{id}')).toBeVisible();
  await expect(calls).toHaveCount(22);
});
