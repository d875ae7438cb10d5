import { readConfig } from './read';
import type { Settings } from './settings';

/** The settings to use if none were ever loaded: all defaults. */
export function defaultSettings(): Settings {
  const reading = readConfig({});
  if (!reading.ok) throw new Error('The defaults do not pass their own schema');
  return { revision: 'defaults', config: reading.config, overlays: {}, source: 'defaults' };
}
