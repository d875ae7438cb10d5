import { expect, it } from 'vitest';
import { metricsText } from '../../kiosk/gateway/tablets/metrics.ts';

it('labels are escaped, whatever gets into them', () => {
  const text = metricsText([
    {
      at: new Date(0),
      heartbeat: {
        device: 'a"b\\c\nd',
        versions: { app: '1', browser: 'x' },
        shell: 'none',
        bundle: { revision: 'r', source: 'hotel' },
        screen: '/',
        uptime_s: 0,
        boots: 0,
        last_reset: 'start',
        errors: {},
      },
    },
  ]);
  expect(text).toContain('lobby_tablet_boots_total{device="a\\"b\\\\c\\nd"} 0\n');
});
