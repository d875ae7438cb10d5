import { describe, expect, it } from 'vitest';
import { startsCounted } from '~/config/device';
import { stubClosedStorage, stubStorage } from '../support/storage';

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
