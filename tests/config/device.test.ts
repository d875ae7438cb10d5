import { describe, expect, it } from 'vitest';
import { isDeviceId, savedDeviceId, startsCounted } from '~/config/device';
import { stubClosedStorage, stubStorage } from '../support/storage';

describe("a tablet's id", () => {
  it.each([
    ['LOBBY-1', true],
    ['0', true],
    ['main.hall_2', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['', false],
    ['-1', false],
    ['ロビー', false],
    ['LOBBY 1', false],
    ['<b>', false],
    ['a\n', false],
    [7, false],
    [undefined, false],
    [null, false],
  ])('%j: %s', (value, expected) => {
    expect(isDeviceId(value)).toBe(expected);
  });

  it('is none where something else lies in its place', () => {
    stubStorage('localStorage', { 'lobby.device': 'LOBBY 1' });
    expect(savedDeviceId()).toBeUndefined();
  });
});

describe('the count of starts', () => {
  it.each([
    [undefined, 0],
    ['1', 1],
    ['2048', 2048],
    ['-3', 0],
    ['1.5', 0],
    ['many', 0],
  ])('kept as %s: %d', (kept, expected) => {
    stubStorage('localStorage', kept === undefined ? {} : { 'lobby.starts': kept });
    expect(startsCounted()).toBe(expected);
  });

  it('is 0 where the storage is closed', () => {
    stubClosedStorage('localStorage');
    expect(startsCounted()).toBe(0);
  });
});
