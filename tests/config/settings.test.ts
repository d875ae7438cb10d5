import { describe, expect, it } from 'vitest';
import { defaultSettings } from '~/config/load';
import { adoptSettings, config, settings } from '~/config/settings';

describe('the settings in use', () => {
  it('is missed before start-up, then there', () => {
    expect(settings).toThrow();
    adoptSettings(defaultSettings());
    expect(settings()).toEqual(defaultSettings());
    expect(config().system).toBe('legacy');
  });
});
