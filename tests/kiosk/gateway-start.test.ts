import { describe, expect, it } from 'vitest';
import { readSettings } from '../../kiosk/server/env.ts';
import { listen } from '../../kiosk/server/index.ts';
import { openPort } from './support/site.ts';

describe('settings from the environment', () => {
  it('takes given values; an empty one counts as missing', () => {
    const env = {
      PORT: '8080',
      HOST: '127.0.0.2',
      HOTEL_URL: 'https://hotel.example',
      POINT_URL: '',
      TENANT: '/srv/inn',
      WATCH_TOKEN: 'aikotoba-no-nagasa',
      TABLET_NAMES: 'LOBBY-1=本館ロビー, LOBBY-2=別館=離れ,',
      STATE_DIRECTORY: '/var/lib/lobby-kiosk:/var/lib/other',
    };
    expect(readSettings(env)).toMatchObject({
      port: 8080,
      host: '127.0.0.2',
      hotelUrl: 'https://hotel.example',
      pointUrl: undefined,
      addressUrl: 'https://zipcloud.ibsnet.co.jp/api/search',
      tenant: '/srv/inn',
      watchToken: 'aikotoba-no-nagasa',
      tabletNames: new Map([
        ['LOBBY-1', '本館ロビー'],
        ['LOBBY-2', '別館=離れ'],
      ]),
      stateDirectory: '/var/lib/lobby-kiosk',
    });
  });

  it.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a whole number'],
    [{ PORT: 'http' }, 'PORT must be a whole number'],
    [{ HOTEL_URL: 'hotel.example' }, 'HOTEL_URL must be an address that begins with http:// or https://.'],
    [{ TENANT: '/srv/inn' }, 'HOTEL_URL is missing beside TENANT'],
    [{ TENANT: '/srv/inn', HOTEL_URL: '' }, 'HOTEL_URL is missing beside TENANT'],
    [{ POINT_URL: 'ftp://points.example' }, 'POINT_URL must be an address'],
    [{ ADDRESS_URL: '/address' }, 'ADDRESS_URL must be an address'],
    [{ HOTEL_URL: 'https://hotel.example/#x' }, 'HOTEL_URL must hold no "#"'],
    [{ HOTEL_URL: 'https://hotel.example/?key=1' }, 'HOTEL_URL must hold no "?"'],
    [{ HOTEL_URL: 'https://hotel.example?' }, 'HOTEL_URL must hold no "?"'],
    [
      { POINT_URL: 'https://staff:himitsu@points.example' },
      'POINT_URL must hold no user name and no password',
    ],
    [{ HOSTS: 'inn.example:443' }, 'HOSTS must be host names without ports'],
    [{ HOSTS: 'inn.example, <b>' }, 'HOSTS must be host names'],
    [{ TABLET_NAMES: 'LOBBY-1' }, 'TABLET_NAMES must be pairs'],
    [{ TABLET_NAMES: '<b>=Lobby' }, 'TABLET_NAMES must be pairs'],
    [{ WATCH_TOKEN: 'a' }, 'WATCH_TOKEN must be 16 to 200 letters, digits or signs, without spaces.'],
    [{ WATCH_TOKEN: 'fifteen-signs-1' }, 'WATCH_TOKEN must be 16 to 200'],
    [{ HEARTBEAT_TOKEN: 'short' }, 'HEARTBEAT_TOKEN must be 16 to 200'],
    [{ HEARTBEAT_TOKEN: 'with a space in the middle' }, 'HEARTBEAT_TOKEN must be 16 to 200'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 1 or 0'],
    [{ STORE_URL: 'http://store.example' }, 'STORE_URL must be an address that begins with redis:// or'],
    [{ STORE_URL: 'redis://a', STORE_URL_FILE: '/x' }, 'STORE_URL and STORE_URL_FILE must not both be set.'],
    [{ STORE_URL_FILE: '/not/there' }, 'STORE_URL_FILE names a file that cannot be read.'],
    [{ STORE_URL: 'redis://a', STORE_PREFIX: 'two words' }, 'STORE_PREFIX must be 1 to 40 letters'],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be text or json'],
    [{ TENANTS: '/x', TENANT: '/y' }, 'TENANT and TENANTS must not both be set.'],
    [{ TENANTS: '/x', HOTEL_URL: 'demo' }, "With TENANTS, HOTEL_URL goes into the tenants' own files."],
    [{ TENANTS: '/x', DEMO_CONTROL: '0' }, "With TENANTS, DEMO_CONTROL goes into the tenants' own files."],
    [{ HOST: 'himitsu.example' }, 'HOST must be an address of this machine alone, such as 127.0.0.1: for'],
  ])('says what is wrong with %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
    expect(() => readSettings(env)).toThrow(/^(?!.*himitsu)/su);
  });

  const PAGE = 'http://127.0.0.1:4175/settings/';
  const REAL = 'https://pms.example';
  it.each([
    [{}, { demoControl: 'this-machine', hotelUrl: undefined, settingsPage: PAGE }],
    [{ HOST: '127.0.0.2' }, { demoControl: 'this-machine' }],
    [{ HOST: '/run/x.sock' }, { demoControl: 'nobody', trustsProxy: true }],
    [
      { HOST: '/run/x.sock', TRUST_PROXY: '0' },
      { demoControl: 'nobody', trustsProxy: false },
    ],
    [{ TRUST_PROXY: '1' }, { demoControl: 'nobody', trustsProxy: true }],
    [{ TRUST_PROXY: '1', DEMO_CONTROL: '1' }, { demoControl: 'everybody' }],
    [{ DEMO_CONTROL: '0' }, { demoControl: 'nobody' }],
    [{ HOTEL_URL: 'demo' }, { hotelUrl: undefined, settingsPage: PAGE }],
    [
      { HOTEL_URL: 'demo', TENANT: '/srv/inn' },
      { hotelUrl: undefined, settingsPage: PAGE },
    ],
    [{ HOTEL_URL: REAL }, { hotelUrl: REAL, settingsPage: undefined }],
    [
      { HOTEL_URL: REAL, TENANT: '/srv/inn' },
      { hotelUrl: REAL, settingsPage: undefined },
    ],
    [{ TENANTS: '/srv/tenants' }, { settingsPage: undefined }],
    [{ NODE_ENV: 'production' }, { settingsPage: undefined }],
    [{ STORE_URL: 'redis://a' }, { storeAddress: { url: 'redis://a', prefix: 'lobby' } }],
    [{ STORE_URL: 'redis://a', STORE_PREFIX: 'inn' }, { storeAddress: { url: 'redis://a', prefix: 'inn' } }],
  ])('%o means %o', (env, meant) => {
    expect(readSettings({ SETTINGS_PAGE: PAGE, ...env })).toMatchObject(meant);
  });
});

it('a taken port is said in one sentence that names PORT', async () => {
  const app = { fetch: () => new Response() };
  const { port } = await openPort(app);
  await expect(listen(app, { port })).rejects.toThrow(
    `Port ${port} is taken by another program: choose a free one, for example PORT=${port + 1} npm start.`,
  );
});
