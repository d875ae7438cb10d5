import en from 'zod/v4/locales/en.js';
import { readConfig } from '../../src/config/read.ts';
import { z } from '../../src/domain/zod.ts';

z.config(en());

/**
 * What a tablet would find wrong with settings, one sentence each that names the key; keys that nothing reads do no harm.
 * Before a real hotel, the demo hotel's card script is wrong too: these are the sample's settings then.
 */
export function checkSettings(json: unknown, hotel: 'demo' | 'real'): readonly string[] {
  const reading = readConfig(json);
  if (!reading.ok) return reading.problems.map(({ key, problem }) => `${key}: ${problem}`);
  const isSample = hotel === 'real' && reading.config.card.script_url.startsWith('/demo/');
  return isSample
    ? ["card.script_url: is the demo hotel's; a real hotel needs settings of its own (TENANT)"]
    : [];
}
