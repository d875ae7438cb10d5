import { BROWSERS, TOO_NEW_FOR_SCRIPTS } from '../../kiosk/build/browsers.ts';
import { CHECKOUT, checkinOf, take } from '../../kiosk/guest/journeys.ts';
import { NAMES, YAMADA } from '../../kiosk/guest/personas.ts';
import { inlineSources } from '../../kiosk/server/inline-sources.ts';
import { BRISK_QUEUE, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** The app without the features of recent years. */

test.use({ today: MORNING_OF_21_NOVEMBER });

/** Not trusted types: an old browser ignores the header that asks for them. */
const MISSING = TOO_NEW_FOR_SCRIPTS.filter((path) => path !== 'window.trustedTypes');

/** Removes, before any script, all that the oldest browsers lack. */
async function growsOld(page: Page): Promise<void> {
  await page.addInitScript((paths: readonly string[]) => {
    for (const path of paths) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      let place: unknown = window;
      for (const name of names) place = name === 'window' ? window : Reflect.get(Object(place), name);
      if (place) Reflect.deleteProperty(Object(place), last);
    }
  }, MISSING);
  const hasStyles = ({ pathname }: URL) => pathname === '/' || pathname.endsWith('.css');
  await page.route(hasStyles, async (route) => {
    const response = await route.fetch();
    const body = withOlderStyles(await response.text());
    const headers = response.headers();
    // The policy admits inline styles by their hash.
    const policy = (headers['content-security-policy'] ?? '').replace(
      /style-src [^;]+/,
      ["style-src 'self'", ...inlineSources(body).styles].join(' '),
    );
    await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy } });
  });
}

/** Renames styles, as an unknown style is skipped. */
const withOlderStyles = (text: string): string =>
  text.replaceAll('color-mix(', 'mix-of-old(').replaceAll(':active-view-', ':old-view-');

const ground = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('the oldest browsers check a guest in and out without newer features', async ({ page, tenant }) => {
  await growsOld(page);
  tenant.configure(BRISK_QUEUE);
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  const left = await page.evaluate((paths: readonly string[]) => {
    const at = (path: string) =>
      path.split('.').reduce<unknown>((inner, name) => {
        if (name === 'window') return window;
        return inner === undefined || inner === null ? undefined : Reflect.get(Object(inner), name);
      }, window);
    return paths.filter((path) => !path.includes('prototype') && at(path) !== undefined);
  }, MISSING);
  expect(left).toEqual([]);
  expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
  await take(guest, checkinOf(NAMES.alone, [YAMADA]), {
    '/checkin/confirm-checkin': async () => {
      for (const contrast of ['usual', 'high']) {
        await page.evaluate((wanted) => {
          document.documentElement.dataset.contrast = wanted;
        }, contrast);
        expect(await ground(page, '[data-action="main"]'), contrast).toBe('rgb(15, 92, 92)');
      }
    },
  });
  await take(guest, CHECKOUT);
  await guest.isOn('/');
});

test('a browser that is older still says so and starts nothing; a good one shows no such words', async ({
  page,
  tenant,
}) => {
  await page.addInitScript(() => {
    if (window.location.search === '?older') Reflect.deleteProperty(AbortSignal, 'timeout');
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${tenant.url}/?older`, { waitUntil: 'networkidle' });
  const words = page.locator('#too-old');
  await expect(words).toBeVisible();
  await expect(words).toContainText('フロントへお声掛けください');
  await expect(words).toContainText('Please ask at the front desk');
  for (const { name, version } of BROWSERS) await expect(words).toContainText(`${name} ${version}`);
  await expect(page.locator('#root')).toBeHidden();
  expect(asked).not.toContain('/data/config.json');
  expect(tenant.hotel.requests()).toEqual([]);

  await new Guest(page, tenant).opensHome();
  await expect(words).toBeHidden();
});
