import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, test } from '../support/fixtures.ts';

/** The gallery of components (kiosk/lab/gallery), which only the development server has. */

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

test('the gallery shows every component on one page, in every language and look', async ({ page }) => {
  const server = await createServer({
    root: PROJECT,
    configFile: `${PROJECT}/vite.config.ts`,
    server: { port: 0, host: '127.0.0.1', hmr: false },
    logLevel: 'error',
  });
  try {
    await server.listen();
    const [address] = server.resolvedUrls?.local ?? [];
    await page.goto(new URL('/kiosk/lab/gallery/', address).href);
    const part = (name: string) => page.locator(`[data-part="${name}"]`);
    for (const name of ['Button', 'TextInput', 'Choices', 'Picker']) await expect(part(name)).toBeVisible();
    await expect(part('Screen')).toContainText('お客様の情報');
    await page.locator('select[name="language"]').selectOption('en');
    await expect(part('Screen')).toContainText('Guests');
    await page.locator('[data-action="open-words"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.locator('[data-action="close"]').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } finally {
    await server.close();
  }
});
