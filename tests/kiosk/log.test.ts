import { describe, expect, it } from 'vitest';
import { createLog } from '../../kiosk/server/log.ts';
import { TestClock } from './support/clock.ts';

function watched(format: 'text' | 'json') {
  const clock = new TestClock();
  const lines: string[] = [];
  const log = createLog({ format, write: (line) => lines.push(line), clock });
  return { log, lines, clock };
}

describe('a line of the log', () => {
  it('is one line in words, limited in its rate', () => {
    const { log, lines } = watched('text');
    log.fault('settings-bad', { problem: 'api.client_url:\nmust be\r an address\u2028!' });
    expect(lines).toEqual([
      '2026-11-21T03:00:00.000Z fault settings-bad problem=api.client_url: must be  an address !\n',
    ]);
    log.fault('settings-bad', { problem: 'x'.repeat(10_000) });
    expect(lines[1]?.length).toBeLessThan(400);
  });

  it('is one of JSON', () => {
    const { log, lines } = watched('json');
    log.note('draining', { calls: 2 });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { time: '2026-11-21T03:00:00.000Z', level: 'note', event: 'draining', calls: 2 },
    ]);
  });

  it.each([0, -1, 1])(
    'is not repeated without end, also where the date is set by %d days; what was left out is counted',
    (days) => {
      const { log, lines, clock } = watched('json');
      for (let times = 0; times < 1_000; times += 1) log.fault('request-failed', { kind: 'Error' });
      log.fault('settings-bad');
      expect(lines).toHaveLength(6);
      clock.set(days);
      log.fault('request-failed', { kind: 'Error' });
      expect(lines).toHaveLength(6);
      clock.pass(60);
      log.fault('request-failed', { kind: 'Error' });
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ event: 'request-failed', unwritten: 996 });
      expect(lines).toHaveLength(7);
    },
  );
});
