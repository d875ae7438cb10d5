import { describe, expect, it } from 'vitest';
import { CHECKIN_ORDER, type CheckinPath, nextInCheckin } from '~/flow/checkin';

describe('the screen after', () => {
  it.each<[CheckinPath, string, string]>([
    ['/checkin/search', '/checkin/check-reservation', '/checkin/check-reservation'],
    ['/checkin/check-reservation', '/checkin/input-representative', '/checkin/input-representative'],
    ['/checkin/input-representative', '/checkin/guests-info', '/checkin/input-companions'],
    ['/checkin/input-companions', '/checkin/guests-info', '/checkin/guests-info'],
    ['/checkin/guests-info', '/checkin/term', '/checkin/term'],
    ['/checkin/term', '/checkin/confirm-checkin', '/checkin/confirm-checkin'],
    ['/checkin/confirm-checkin', '/checkin/complete', '/checkin/complete'],
    ['/checkin/complete', '/', '/'],
  ])('%s is, alone, %s; with companions %s', (path, alone, together) => {
    expect(nextInCheckin(path, { hasCompanions: false })).toBe(alone);
    expect(nextInCheckin(path, { hasCompanions: true })).toBe(together);
  });

  it('is never one that was there before', () => {
    for (const [place, path] of CHECKIN_ORDER.entries()) {
      const next = nextInCheckin(path, { hasCompanions: true });
      expect(CHECKIN_ORDER.slice(0, place + 1)).not.toContain(next);
    }
  });
});
