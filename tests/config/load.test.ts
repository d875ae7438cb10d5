import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSettings } from '~/config/load';
import { defaultSettings } from '~/config/read';
import type { Settings } from '~/config/settings';
import { type Answering, offline, serving, stubNetwork } from '../support/network';

const servingSettings = (config: unknown, ja?: unknown): Answering =>
  serving({ '/data/config.json': config, '/tenant-lang/ja.json': ja });

const LEGACY = { system: 'legacy' };

const quiet = (level: 'warn' | 'error') => vi.spyOn(console, level).mockReturnValue();
let [warn, error] = [quiet('warn'), quiet('error')];
beforeEach(() => {
  [warn, error] = [quiet('warn'), quiet('error')];
});

describe('the settings of the server', () => {
  it('are read with the texts of the languages on offer', async () => {
    const seen = stubNetwork(
      serving({
        '/data/config.json': { language: { supported: ['ja', 'en'] } },
        '/tenant-lang/ja.json': { app: { name: '湯の宿' } },
        '/tenant-lang/en.json': {},
      }),
    );
    const settings = await fetchSettings();
    expect(settings).toMatchObject({
      source: 'hotel',
      overlays: { ja: { app: { name: '湯の宿' } }, en: {} },
    });
    expect(seen.map(({ url }) => url.pathname).sort()).toEqual([
      '/data/config.json',
      '/tenant-lang/en.json',
      '/tenant-lang/ja.json',
    ]);
    expect(seen.every(({ request }) => request.cache === 'no-store')).toBe(true);
  });

  it.each([
    ['off', ['ja']],
    ['browser', ['ja']],
    ['query', ['en', 'ja']],
  ])(
    'choosing the language "%s", are read with the texts of every language that may be shown',
    async (mode, languages) => {
      const overlay = { app: { name: 'The inn' } };
      stubNetwork(
        serving({
          '/data/config.json': { language: { supported: ['ja'], auto_language_select: mode } },
          '/tenant-lang/ja.json': overlay,
          '/tenant-lang/en.json': overlay,
        }),
      );
      expect(Object.keys((await fetchSettings())?.overlays ?? {}).sort()).toEqual(languages);
    },
  );

  it.each([
    ['the server is away', offline],
    ['there is no file', serving({})],
    ['the file is no JSON', servingSettings('<!doctype html>')],
    ['a value is wrong', servingSettings({ wait_interval: 'soon' })],
    ['the tablet may not have them', servingSettings({ error: 'unauthorized' })],
    ['they are nested 8,000 deep', servingSettings('{"display":'.repeat(8000))],
    ['they are not UTF-8', () => new Response(Uint8Array.of(0x7b, 0x22, 0x83, 0x67, 0x22, 0x3a, 0x31, 0x7d))],
    ['the file was broken by another encoding', servingSettings('{"system":"legacy","x":"\uFFFD"}')],
    ['the file is longer than 64 KB', servingSettings(`{"system":"legacy"}${' '.repeat(64 * 1024)}`)],
  ])('are not to be had where %s', async (_, answer) => {
    stubNetwork(answer);
    expect(await fetchSettings()).toBeUndefined();
  });

  it('name the key that is wrong to who looks at the tablet', async () => {
    stubNetwork(servingSettings({ wait_interval: 'soon' }));
    await fetchSettings();
    expect(error).toHaveBeenCalledWith(expect.stringContaining('wait_interval'));
  });

  it.each([
    [
      'with the nearest number in place of one out of range',
      { wait_interval: 1 },
      500,
      /wait_interval: .*500 is used/,
    ],
    [
      'without a key that nothing reads',
      { wait_interval: 1000, system: 'legacy', colour: 'red' },
      1000,
      /colour/,
    ],
    [
      'with a colour that can be read',
      { wait_interval: 1000, theme: { primary: '#ffd400' } },
      1000,
      /theme\.primary/,
    ],
  ])('are used %s, and say so', async (_, file, wait_interval, said) => {
    stubNetwork(servingSettings(file));
    const config = (await fetchSettings())?.config;
    expect(config?.wait_interval).toBe(wait_interval);
    expect(config?.theme.primary).not.toBe('#ffd400');
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(said));
  });

  it.each([
    ['missing', undefined],
    ['no texts', { app: 1 }],
    ['no JSON', 'oops'],
  ])("do without the tenant's texts where they are %s", async (_, ja) => {
    stubNetwork(servingSettings(LEGACY, ja));
    expect(await fetchSettings()).toMatchObject({ source: 'hotel', overlays: {} });
  });
});

describe("the tenant's texts", () => {
  it('are asked for while the settings are still to be checked', async () => {
    const seen = stubNetwork(
      servingSettings({ language: { supported: ['ja', 'en', 'ja'] }, wait_interval: 'soon' }),
    );
    expect(await fetchSettings()).toBeUndefined();
    expect(seen.map(({ url }) => url.pathname)).toEqual([
      '/data/config.json',
      '/tenant-lang/ja.json',
      '/tenant-lang/en.json',
    ]);
  });

  it.each([
    ['unknown languages', { language: { supported: ['../data/config', 'x', 1, null, 'toString'] } }],
    ['no list', { language: { supported: 'ja' } }],
    ['no object', { language: null }],
    ['a list in place of all', []],
  ])('are not asked for where the settings name %s', async (_, config) => {
    const seen = stubNetwork(servingSettings(config));
    await fetchSettings();
    const asked = seen.map(({ url }) => url.pathname).filter((path) => path !== '/data/config.json');
    expect(asked).toEqual([]);
  });
});

describe("the tenant's texts in use", () => {
  const IN_USE = { ...defaultSettings(), overlays: { ja: { app: { name: '湯の宿' } } } };
  const texts =
    (answer: Answering): Answering =>
    (seen) =>
      seen.url.pathname === '/tenant-lang/ja.json' ? answer(seen) : Response.json(LEGACY);

  it.each([
    ['cannot be reached', offline],
    ['fails', () => new Response('', { status: 503 })],
    ['is no JSON', () => new Response('<!doctype html>')],
    ['has no texts', () => Response.json({ app: 1 })],
    ['says who may not have it', () => Response.json({ error: 'unauthorized' })],
    ['says so in a tree', () => Response.json({ error: { code: 'E401', message: 'no' }, app: 'lobby' })],
    ['has them in an envelope', () => Response.json({ payload: { app: { name: '別の宿' } } })],
    ['says so in a text', () => Response.json('unauthorized')],
    ['says so beside a group of ours', () => Response.json({ app: {}, code: 'E401' })],
    ['says so beside all groups', () => Response.json({ app: {}, views: {}, detail: 'no' })],
    ['is nested 8,000 deep', () => new Response(`{"app":${'{"a":'.repeat(8000)}""${'}'.repeat(8001)}`)],
    ['is too long', () => new Response(`{"app":{}}${' '.repeat(1_000_000)}`)],
  ])('stay where their file %s', async (_, answer) => {
    stubNetwork(texts(answer));
    expect((await fetchSettings(IN_USE))?.overlays).toEqual(IN_USE.overlays);
  });

  it('give way but for a text or name that is too long, which staff are told of', async () => {
    const [good, long] = ['あ'.repeat(5000), 'あ'.repeat(5001)];
    const file = { app: { name: good, close: long }, hotel_words: { ['a'.repeat(201)]: 'x' } };
    stubNetwork(texts(() => Response.json(file)));
    expect((await fetchSettings(IN_USE))?.overlays).toEqual({ ja: { app: { name: good }, hotel_words: {} } });
    expect(warn.mock.calls.map(([said]) => said)).toEqual([
      expect.stringMatching(/^\/tenant-lang\/ja\.json: app\.close: /),
      expect.stringMatching(/^\/tenant-lang\/ja\.json: hotel_words\.a{200}: /),
    ]);
  });

  it('go with their file', async () => {
    stubNetwork(texts(() => new Response('', { status: 404 })));
    expect((await fetchSettings(IN_USE))?.overlays).toEqual({});
  });

  it.each([[{}], [{ views: { home_view: { guidance_1_title: '湯' } } }], [{ steps: {}, app: {}, own: 'x' }]])(
    'are replaced by %j',
    async (own) => {
      stubNetwork(texts(() => Response.json(own)));
      expect((await fetchSettings(IN_USE))?.overlays).toEqual({ ja: own });
    },
  );
});

const refresh = (config: object, known?: Settings, ja: object = {}) => {
  stubNetwork(servingSettings(config, ja));
  return fetchSettings(known);
};

describe('a settings file that was checked before', () => {
  const MISSPELT = { system: 'legacy', display: {}, wait_intervall: 1000 };

  it('is checked again only when it has changed', async () => {
    const known = await refresh(MISSPELT);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await refresh(MISSPELT, known)).toEqual(known);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await refresh({ ...MISSPELT, wait_interval: 1000 }, known)).toMatchObject({
      config: { wait_interval: 1000 },
    });
    expect(warn).toHaveBeenCalledTimes(2);
    expect(await refresh({ wait_interval: 'soon' }, known)).toBeUndefined();
  });

  it('comes with the texts as they are now', async () => {
    const known = await refresh(LEGACY);
    const texts = { app: { name: '湯の宿' } };
    const now = await refresh(LEGACY, known, texts);
    expect(now?.overlays).toEqual({ ja: texts });
    expect(now?.revision).not.toBe(known?.revision);
  });
});

describe('the revision', () => {
  const revision = async (config: object, ja?: object) => (await refresh(config, undefined, ja))?.revision;

  it('is the same for the same content, and changes with a setting and with a text', async () => {
    const revisions = [
      await revision(LEGACY),
      await revision({ wait_interval: 1000 }),
      await revision(LEGACY, { app: { name: '湯の宿' } }),
    ];
    expect(new Set(revisions).size).toBe(3);
    expect(await revision(LEGACY)).toBe(revisions[0]);
  });
});
