import { NOTHING_REQUIRED } from '../../kiosk/guest/levels.ts';
import { NAMES } from '../../kiosk/guest/personas.ts';
import { Guest } from '../pages/guest.ts';
import { dialogOn } from '../pages/payment-page.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';
import { fetchesSettings } from '../support/settings-look.ts';

interface Tablet {
  readonly device: string;
  readonly screen: string;
  readonly boots: number;
  readonly last_reset: string;
  readonly errors: Readonly<Record<string, number>>;
}

async function tablets({ request }: Page, { url }: Tenant): Promise<readonly Tablet[]> {
  const { tablets } = await (await request.get(`${url}/tablets.json`)).json();
  return tablets;
}

/** A returning network makes a tablet ask for its settings and report. */
const networkReturns = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

const tells = (page: Page, tenant: Tenant, expected: Partial<Tablet>) =>
  expect(async () => {
    await networkReturns(page);
    await expect.poll(() => tablets(page, tenant), { timeout: 2000 }).toMatchObject([expected]);
  }).toPass();

const isHeartbeat = (request: { url(): string }): boolean => new URL(request.url()).pathname === '/heartbeat';

/** Each reason: `tests/flow/reset.test.ts`; the staff's page: `tests/kiosk/tablets-needs.test.ts`. */
test('each tablet reports its start, its guests’ ways and its last reset, and no guest data', async ({
  page,
  tenant,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isHeartbeat(request))
      sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`);
  });
  await page.clock.install();
  tenant.configure({ ...NOTHING_REQUIRED, kiosk: { attract: false } });
  const guest = new Guest(page, tenant);
  await guest.opensHome('?device=LOBBY-1');
  const first = { device: 'LOBBY-1', screen: '/', boots: 1, last_reset: 'start', errors: {} };
  await expect.poll(() => tablets(page, tenant)).toMatchObject([first]);

  tenant.hotel.faults.set({ call: 'checkin_authtoken_request', kind: 'empty-status', status: 503, times: 1 });
  await guest.says(NAMES.alone, 'checkin');
  await guest.goesOn();
  await dialogOn(page).locator('[data-action="close"]').click();
  const errors = { 'status-503': 1 };
  await tells(page, tenant, { screen: '/checkin/search', last_reset: 'start', errors });
  await guest.goesBack('/');
  await tells(page, tenant, { screen: '/', last_reset: 'guest', errors });

  await guest.begins('checkin');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(111_000);
  await guest.isOn('/');
  await tells(page, tenant, { screen: '/', last_reset: 'idle' });

  await guest.arrives(NAMES.alone);
  await guest.hurriesOn('/checkin/confirm-checkin');
  await tells(page, tenant, { screen: '/checkin/confirm-checkin', last_reset: 'idle' });
  await guest.goesOn('/checkin/complete');
  await guest.goesOn('/');
  await tells(page, tenant, { screen: '/', last_reset: 'finished' });

  expect(sent.length).toBeGreaterThan(4);
  for (const trace of ['サトウ', 'ハナコ', 'auth']) expect(sent.join('\n'), trace).not.toContain(trace);
});

test('a tablet reports only on request, with its token, and is patient with a failing gateway', async ({
  page,
  tenant,
  expectedErrors,
}) => {
  let told = 0;
  const counts = (request: { url(): string }) => {
    if (isHeartbeat(request)) told += 1;
  };
  page.on('request', counts);
  const guest = new Guest(page, tenant);
  await test.step('a hotel that does not watch gets no heartbeat', async () => {
    tenant.configure({ kiosk: { heartbeat_url: '' } });
    await guest.opensHome();
    // A tablet listens only a moment after home.
    await expect(() => fetchesSettings(page, 5000)).toPass();
    await page.waitForLoadState('networkidle');
    expect(told).toBe(0);
    expect(await tablets(page, tenant)).toEqual([]);
  });

  // A managed browser's id comes first: `tests/device/device-id`.
  await test.step('the token comes from the settings, the id from the address', async () => {
    tenant.configure({ kiosk: { heartbeat_url: '/heartbeat', heartbeat_token: 'token-of-the-settings' } });
    const beats = page.waitForRequest(isHeartbeat);
    await guest.opensHome('?device=LOBBY-1');
    const heartbeat = await beats;
    expect(`${heartbeat.url()} ${heartbeat.postData()} ${page.url()}`).not.toContain('token-of');
    expect(heartbeat.headers().authorization).toBe('Bearer token-of-the-settings');
    await expect.poll(() => tablets(page, tenant)).toMatchObject([{ device: 'LOBBY-1', boots: 2 }]);
  });

  await test.step('a gateway that does not listen is told again with the next look for settings, not sooner, and no guest notices', async () => {
    expectedErrors.push(/^Failed to load resource/);
    await page.clock.install();
    tenant.configure({ kiosk: { attract: false } });
    told = 0;
    page.off('request', counts);
    await page.route('**/heartbeat', (route) => {
      told += 1;
      return told % 2 === 0 ? route.abort() : route.fulfill({ status: 500 });
    });
    await guest.opensHome();
    await expect.poll(() => told).toBe(1);
    await page.clock.fastForward('14:00');
    await guest.arrives(NAMES.alone);
    expect(told).toBe(1);
    await page.clock.fastForward('01:01');
    await expect.poll(() => told).toBe(2);
    await guest.isOn('/checkin/check-reservation');
    await expect(dialogOn(page)).toHaveCount(0);
  });
});
