import { NAMES } from '../../kiosk/guest/personas.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { dialogOn } from '../pages/payment-page.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';

/** What the gateway knows of a tablet, as far as these stories look at it. */
interface Tablet {
  readonly device: string;
  readonly screen: string;
  readonly boots: number;
  readonly last_reset: string;
  readonly errors: Readonly<Record<string, number>>;
}

/** The tablets of which the gateway has heard. */
async function tablets({ request }: Page, { url }: Tenant): Promise<readonly Tablet[]> {
  const { tablets } = await (await request.get(`${url}/tablets.json`)).json();
  return tablets;
}

/** A tablet that hears of its network coming back asks for its settings, and tells how it is. */
const networkReturns = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** The only tablet comes to tell this of itself. */
const tells = (page: Page, tenant: Tenant, expected: Partial<Tablet>) =>
  expect(async () => {
    await networkReturns(page);
    await expect.poll(() => tablets(page, tenant), { timeout: 2000 }).toMatchObject([expected]);
  }).toPass();

const isHeartbeat = (request: { url(): string }): boolean => new URL(request.url()).pathname === '/heartbeat';

test.describe('a hotel that watches its tablets', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('hears from each at its start, and what became of its guests, in numbers', async ({
    page,
    tenant,
  }) => {
    const guest = new Guest(page, tenant);
    await guest.opensHome('?device=LOBBY-1');
    await expect
      .poll(() => tablets(page, tenant))
      .toMatchObject([
        {
          device: 'LOBBY-1',
          screen: '/',
          boots: 1,
          last_reset: 'start',
          errors: {},
          bundle: { source: 'hotel' },
        },
      ]);

    tenant.hotel.faults.set({
      call: 'checkin_authtoken_request',
      kind: 'empty-status',
      status: 503,
      times: 1,
    });
    await guest.taps('checkin');
    await guest.types('reservationName', NAMES.alone);
    await guest.goesOn();
    await dialogOn(page).locator('[data-action="close"]').click();
    await tells(page, tenant, {
      screen: '/checkin/search',
      last_reset: 'start',
      errors: { 'status-503': 1 },
    });
    await guest.taps('back');
    await guest.isOn('/');
    await tells(page, tenant, { screen: '/', last_reset: 'guest', errors: { 'status-503': 1 } });

    await test.step('and where its guests go no further, once there were five', async () => {
      for (let visit = 2; visit <= 5; visit += 1) {
        await guest.taps('checkin');
        await guest.isOn('/checkin/search');
        await guest.taps('back');
        await guest.isOn('/');
      }
      await networkReturns(page);
      const metrics = async () => (await page.request.get(`${tenant.url}/metrics`)).text();
      await expect.poll(metrics).toContain('lobby_screen_opened_total{screen="/checkin/search"} 5\n');
      const text = await metrics();
      for (const line of [
        'lobby_screen_left_total{screen="/checkin/search",how="back"} 5',
        'lobby_screen_left_total{screen="/",how="on"} 5',
        'lobby_screen_languages_total{screen="/checkin/search",language="ja"} 5',
        'lobby_screen_seconds_count{screen="/checkin/search"} ',
      ])
        expect(text).toContain(line);
      expect(text).not.toContain('lobby_screen_errors_total{');
    });

    await test.step('and shows it to whoever looks after them', async () => {
      const watcher = await page.context().newPage();
      await watcher.goto(`${tenant.url}/tablets?lang=en`);
      await expect(watcher.getByRole('status')).toHaveText('One tablet needs a look');
      await expect(watcher.locator('.needs')).toContainText('error of the hotel’s system 1×');
      const details = watcher.getByText('Every detail of all tablets');
      await details.press('Enter');
      const row = watcher.getByRole('row', { name: 'LOBBY-1' });
      await expect(row).toContainText(/\d s ago/);
      await expect(
        watcher.getByRole('table', { name: 'Check-in' }).getByRole('row', { name: 'search' }),
      ).toContainText('100 %');
      for (const text of ['status-503 1', 'guest', packageJson.version, 'Chrome/'])
        await expect(row).toContainText(text);
      // As the page does by itself.
      await watcher.reload();
      await expect(row).toBeVisible();
      await expect(details).toBeFocused();
      await expect(watcher.locator('body')).not.toContainText('サトウ');
      const metrics = await page.request.get(`${tenant.url}/metrics`);
      expect(await metrics.text()).toContain(
        'lobby_tablet_errors_total{device="LOBBY-1",code="status-503"} 1\n',
      );
      await watcher.close();
    });
  });
});

test('why a tablet forgot last, and from the first screen to the last nothing of a guest', async ({
  page,
  tenant,
}) => {
  const markers = {
    lastName: '標本姓',
    firstName: '標本名',
    lastKana: 'ヒヨウホンセイ',
    firstKana: 'ヒヨウホンメイ',
    postcode: '7830060',
    furtherSubarea: '９８−７６−５４',
    tel: '08076543210',
    occupation: '標本職業',
  } as const;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isHeartbeat(request))
      sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`);
  });
  await page.clock.install();
  tenant.configure({ kiosk: { attract: false } });
  const guest = new Guest(page, tenant);
  /** A heartbeat is told from the screen now shown, and taken. */
  const beatsOn = async (screen: string, last_reset: string) => {
    await guest.isOn(screen);
    await tells(page, tenant, { screen, last_reset });
  };
  await guest.opensHome();
  await beatsOn('/', 'start');

  await test.step('it was left alone', async () => {
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(111_000);
    await beatsOn('/', 'idle');
  });

  await test.step('a check-in was done', async () => {
    await guest.taps('checkin');
    await guest.types('reservationName', NAMES.alone);
    await beatsOn('/checkin/search', 'idle');
    await guest.goesOn();
    await beatsOn('/checkin/check-reservation', 'idle');
    await guest.confirmsReservation();
    await guest.fillsIn(markers);
    await guest.chooses('gender', '1');
    await guest.types('age', '42');
    await expect(guest.field('subarea')).not.toHaveValue('');
    await beatsOn('/checkin/input-representative', 'idle');
    await guest.goesOn();
    await beatsOn('/checkin/guests-info', 'idle');
    await guest.goesOn();
    await beatsOn('/checkin/term', 'idle');
    await guest.signs();
    await guest.goesOn();
    await beatsOn('/checkin/confirm-checkin', 'idle');
    await guest.goesOn();
    await beatsOn('/checkin/complete', 'idle');
    await guest.goesOn();
    await beatsOn('/', 'finished');
  });

  await test.step('which stays the reason while nobody comes, and not once somebody has left home alone', async () => {
    // Home begins to count once it is at rest.
    for (let minute = 0; minute < 3; minute += 1) {
      await page.clock.runFor(60_000);
      await beatsOn('/', 'finished');
    }
    await guest.chooses('language', 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.clock.runFor(61_000);
    await beatsOn('/', 'idle');
  });

  await test.step('a page was lost', async () => {
    await guest.turnsTo('/checkin/term');
    await guest.isOn('/reload-error');
    await guest.goesOn('/');
    await tells(page, tenant, { screen: '/', last_reset: 'error', errors: {} });
  });

  expect(sent.length).toBeGreaterThan(8);
  for (const trace of [...Object.values(markers), 'サトウ', 'ハナコ', 'auth']) {
    expect(sent.join('\n'), trace).not.toContain(trace);
  }
});

test('a tablet tells nothing where nobody asks, sends the token and the id that it was given, and is patient with a gateway that fails', async ({
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
  /** The header of the first heartbeat of a start, once the whole start is known to hold the token nowhere else. */
  const tokenSent = async (query = ''): Promise<string | undefined> => {
    const beats = page.waitForRequest(isHeartbeat);
    await guest.opensHome(query);
    const heartbeat = await beats;
    expect(`${heartbeat.url()} ${heartbeat.postData()} ${page.url()}`).not.toContain('token-of');
    return heartbeat.headers().authorization;
  };

  await test.step('a hotel that does not watch gets no heartbeat', async () => {
    tenant.configure({ kiosk: { heartbeat_url: '' } });
    await guest.opensHome();
    const asked = page.waitForResponse('**/data/config.json');
    await networkReturns(page);
    await (await asked).finished();
    await page.waitForLoadState('networkidle');
    expect(told).toBe(0);
    expect(await tablets(page, tenant)).toEqual([]);
  });

  /** Asked for nothing more, the page sends nothing that could be taken for the heartbeat of the next start. */
  const isKnownAs = (expected: Partial<Tablet>) =>
    expect.poll(() => tablets(page, tenant)).toMatchObject([expected]);

  await test.step('where there is no token, none is sent', async () => {
    tenant.configure({ kiosk: { heartbeat_url: '/heartbeat' } });
    expect(await tokenSent('?device=LOBBY-1')).toBeUndefined();
    await isKnownAs({ device: 'LOBBY-1', boots: 2 });
  });

  await test.step('the id is the one of its first address, at every start after it', async () => {
    expect(await tokenSent()).toBeUndefined();
    await isKnownAs({ device: 'LOBBY-1', boots: 3 });
  });

  await test.step('the token comes from the settings; the id is still the first', async () => {
    tenant.configure({ kiosk: { heartbeat_token: 'token-of-the-settings' } });
    expect(await tokenSent(`?device=${encodeURIComponent('山田 太郎')}`)).toBe(
      'Bearer token-of-the-settings',
    );
    await isKnownAs({ device: 'LOBBY-1', boots: 4 });
  });

  await test.step("before them from the browser's management, and is not kept; the id, too", async () => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'managed', {
        value: {
          getManagedConfiguration: async () => ({
            device: 'device-of-the-front-desk',
            heartbeat_token: 'token-of-the-management',
          }),
        },
      }),
    );
    expect(await tokenSent('?device=LOBBY-1')).toBe('Bearer token-of-the-management');
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
      'token-of-the-management',
    );
    await expect
      .poll(() => tablets(page, tenant))
      .toContainEqual(expect.objectContaining({ device: 'device-of-the-front-desk' }));
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
    await guest.taps('checkin');
    await guest.types('reservationName', NAMES.alone);
    await guest.goesOn('/checkin/check-reservation');
    expect(told).toBe(1);
    await page.clock.fastForward('01:01');
    await expect.poll(() => told).toBe(2);
    await guest.isOn('/checkin/check-reservation');
    await expect(dialogOn(page)).toHaveCount(0);
  });
});
