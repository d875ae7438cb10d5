import { describe, expect, it } from 'vitest';
import { TabletRegister } from '../../kiosk/server/tablets/register.ts';
import { HEARTBEAT } from './support/heartbeat.ts';

/** On the monotonic clock. */
const at = (minutes: number) => minutes * 60_000;

const heartbeat = (device: string) => ({ ...HEARTBEAT, device });

/** A register in which a real tablet told twice, a quarter of an hour apart. */
function withLobby() {
  const register = new TabletRegister();
  register.note(heartbeat('LOBBY-1'), at(0), '10.0.0.1', false);
  register.note(heartbeat('LOBBY-1'), at(15), '10.0.0.1', false);
  return register;
}

const ids = (register: TabletRegister) => register.list().map((seen) => seen.heartbeat.device);

describe('the register of tablets', () => {
  it('has room for ten thousand, and lets no invented id put out a tablet that told twice', () => {
    const register = withLobby();
    for (let number = 0; number < 25_000; number += 1)
      register.note(heartbeat(`FALSE-${number}`), at(16), '10.0.0.66', false);
    expect(register.size).toBe(10_000);
    expect(ids(register)).toContain('LOBBY-1');
    expect(ids(register)).not.toContain('FALSE-0');
  });

  it('when all told twice, has no room until one is silent for a week', () => {
    const register = new TabletRegister();
    for (const minutes of [0, 15]) {
      for (let number = 0; number < 10_000; number += 1)
        register.note(heartbeat(`T-${number}`), at(minutes), '10.0.0.1', false);
    }
    expect(register.note(heartbeat('NEW'), at(16), '10.0.0.1', false)).toBe('no-room');
    const week = 7 * 24 * 60 + 16;
    expect(register.note(heartbeat('NEW'), at(week), '10.0.0.1', false)).toBeUndefined();
    expect(ids(register)).not.toContain('T-0');
  });

  it('keeps all ids that mean the same number, and they leave the list one by one', () => {
    const register = new TabletRegister();
    for (const device of ['T-01', 'T-1', 'T-001']) register.note(heartbeat(device), at(0), 'x', true);
    for (let number = 0; number < 10_000 - 2; number += 1)
      register.note(heartbeat(`N-${number}`), at(1), 'x', true);
    expect(ids(register)).toHaveLength(10_000);
    expect(ids(register).slice(-2)).toEqual(['T-001', 'T-1']);
  });

  it('tells metrics of named tablets first, then of the longest known', () => {
    const register = withLobby();
    for (let number = 0; number < 30; number += 1)
      register.note(heartbeat(`INVENTED-${number}`), at(-1), 'x', true);
    register.note(heartbeat('NAMED'), at(20), 'x', true);
    const told = register.mostTrusted(3, new Map([['NAMED', 'Annex']]));
    expect(told.map((seen) => seen.heartbeat.device)).toEqual(['NAMED', 'LOBBY-1', 'INVENTED-0']);
  });

  it.each([
    ['from another address', 16, '10.0.0.66', false, 'another-address'],
    ['from another address with the token', 16, '10.0.0.66', true, undefined],
    ['from its own address', 16, '10.0.0.1', false, undefined],
    ['from another address when it was silent for 35 minutes', 50, '10.0.0.2', false, undefined],
  ])('a tablet that tells %s', (_, minutes, address, isTrusted, outcome) => {
    expect(withLobby().note(heartbeat('LOBBY-1'), at(minutes), address, isTrusted)).toBe(outcome);
  });
});
