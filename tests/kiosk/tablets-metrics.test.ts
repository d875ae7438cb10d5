import { expect, it } from 'vitest';
import { metricsText } from '../../kiosk/server/tablets/metrics.ts';
import { HEARTBEAT } from './support/heartbeat.ts';

it('labels are escaped, whatever gets into them', () => {
  const text = metricsText([
    {
      at: new Date(0),
      heartbeat: { ...HEARTBEAT, device: 'a"b\\c\nd' },
    },
  ]);
  expect(text).toContain('lobby_tablet_boots_total{device="a\\"b\\\\c\\nd"} 3\n');
});
