import { describe, expect, it } from 'vitest';
import { adoptBundle, bundle, config } from '~/config/bundle';
import { defaultBundle } from '~/config/load';

describe('the bundle in use', () => {
  it('is missed before start-up, then there', () => {
    expect(bundle).toThrow();
    adoptBundle(defaultBundle());
    expect(bundle()).toEqual(defaultBundle());
    expect(config().system).toBe('legacy');
  });
});
