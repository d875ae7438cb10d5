import { describe, expect, it } from 'vitest';
import { type HeartbeatValues, heartbeatOf } from '~/app/heartbeat/heartbeat';
import { defaultSettings } from '~/config/read';
import { HEARTBEAT } from '../kiosk/support/heartbeat';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const FOUND: HeartbeatValues = {
  device: 'LOBBY-1',
  version: '0.1.0',
  userAgent: CHROME,
  shell: 'in-use',
  settings: { ...defaultSettings(), revision: '0badcafe', source: 'hotel' },
  path: '/checkin/term',
  paths: ['/', '/404', '/checkin/term'],
  uptimeMs: 61_999.5,
  boots: 3,
  lastReset: 'idle',
  errors: { network: 2, 'status-503': 1 },
  voiceless: [],
  sums: undefined,
};

describe('a heartbeat', () => {
  it('tells how the tablet is, and nothing else', () => expect(heartbeatOf(FOUND)).toEqual(HEARTBEAT));

  it('names the languages that cannot be read aloud, where there are any', () =>
    expect(heartbeatOf({ ...FOUND, voiceless: ['ko', 'zh-Hant'] })).toEqual({
      ...heartbeatOf(FOUND),
      voiceless: ['ko', 'zh-Hant'],
    }));

  it('holds the sums that are due, where there are any', () =>
    expect(heartbeatOf({ ...FOUND, sums: { '/checkin/term opened': 5 } })).toEqual({
      ...heartbeatOf(FOUND),
      sums: { '/checkin/term opened': 5 },
    }));

  it.each(['/checkin/yamada', '/山田', '/checkin/term/', ''])(
    'tells the path %j, which is none of the app’s, as the screen for it',
    (path) => expect(heartbeatOf({ ...FOUND, path }).screen).toBe('/404'),
  );

  it.each([
    ['Chrome', CHROME, 'Chrome/156.0.0.0'],
    ['Chrome without a window', CHROME.replace('Chrome', 'HeadlessChrome'), 'Chrome/156.0.0.0'],
    ['Edge', `${CHROME} Edg/155.0.1`, 'Edg/155.0.1'],
    [
      'Safari',
      'Mozilla/5.0 (iPad; CPU OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
      'Safari/18.4',
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox/140.0'],
    ['a browser that nobody knows', 'Kiosk', 'unknown'],
  ])('tells the version of %s', (_, userAgent, expected) =>
    expect(heartbeatOf({ ...FOUND, userAgent }).versions.browser).toBe(expected),
  );
});
