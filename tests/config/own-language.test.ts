import { describe, expect, it } from 'vitest';
import { fetchSettings } from '~/config/load';
import { offeredLanguages, type Settings } from '~/config/settings';
import { serving, stubNetwork } from '../support/network';

const FRENCH = { language: { name: 'Français' }, app: { close: 'Fermer' } };

describe("a hotel's own texts, in a language that the app does not bring,", () => {
  it('are asked for in a language of its own, with the English ones behind them', async () => {
    const seen = stubNetwork(
      serving({
        '/data/config.json': { language: { supported: ['ja', 'FR'] } },
        '/tenant-lang/fr.json': FRENCH,
        '/tenant-lang/en.json': { app: { close: 'Shut' } },
      }),
    );
    const settings = await fetchSettings();
    expect(Object.keys(settings?.overlays ?? {}).sort()).toEqual(['en', 'fr']);
    expect(settings && offeredLanguages(settings)).toEqual(['ja', 'fr']);
    expect(seen.map(({ url }) => url.pathname)).toContain('/tenant-lang/fr.json');
  });

  it('take their language off the list where they are gone, and put it back when they are there', async () => {
    const config = { language: { supported: ['ja', 'fr'] } };
    const fetched = async (files: Readonly<Record<string, unknown>>, known?: Settings) => {
      stubNetwork(serving({ '/data/config.json': config, ...files }));
      const settings = await fetchSettings(known);
      if (settings === undefined) throw new Error('there are no settings');
      return settings;
    };
    const before = await fetched({ '/tenant-lang/fr.json': FRENCH });
    const without = await fetched({}, before);
    const again = await fetched({ '/tenant-lang/fr.json': FRENCH }, without);
    expect([before, without, again].map(offeredLanguages)).toEqual([['ja', 'fr'], ['ja'], ['ja', 'fr']]);
    expect(without.revision).not.toBe(before.revision);
  });
});
