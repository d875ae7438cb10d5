import { expect, it, vi } from 'vitest';
import { defaultSettings } from '~/config/read';

it('the settings in use are missed before start-up, then there', async () => {
  vi.resetModules();
  const { adoptSettings, config, settings } = await import('~/config/settings');
  expect(settings).toThrow();
  adoptSettings(defaultSettings());
  expect(settings()).toEqual(defaultSettings());
  expect(settings()).toMatchObject({ source: 'defaults', overlays: {} });
  expect(config().system).toBe('legacy');
});
