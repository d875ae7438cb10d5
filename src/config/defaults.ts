import { configSchema } from './schema';
import type { Settings } from './settings';

/** The settings to use if none were ever loaded: all defaults. */
export const defaultSettings = (): Settings => ({
  revision: 'defaults',
  config: configSchema.parse({}),
  overlays: {},
  source: 'defaults',
});
