import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { appPlugins } from '../../kiosk/build/app-plugins.ts';
import { withoutSettingWords } from '../../kiosk/build/without-setting-words.ts';
import { SETTINGS } from '../../kiosk/settings/config-schema-json.ts';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

async function scriptBy(...plugins: readonly Plugin[]): Promise<string> {
  const scripts: string[] = [];
  const collect: Plugin = {
    name: 'collect',
    renderChunk(code) {
      scripts.push(code);
    },
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '~': path('src') } },
    plugins: [...plugins, collect],
    build: { write: false, lib: { entry: path('src/config/schema.ts'), formats: ['es'] } },
  });
  return scripts.join('');
}

it('the app has every setting, and the words of none', async () => {
  expect(appPlugins().flat()).toContain(withoutSettingWords);
  const [app, other] = [await scriptBy(withoutSettingWords), await scriptBy()];
  for (const [key, { words }] of SETTINGS) {
    expect(app).toContain(key.split('.').at(-1));
    for (const text of [words?.ja, words?.name.ja]) {
      expect(other, key).toContain(text);
      expect(app, key).not.toContain(text);
    }
  }
});
