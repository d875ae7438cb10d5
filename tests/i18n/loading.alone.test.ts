import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TextKey } from '~/i18n/keys';
import { asTextKey, currentLanguage, reloadTexts, startTexts, switchLanguage } from '~/i18n/texts';
import { callName, type NetworkRequest, offline, stubNetwork } from '../support/network';
import { readProjectFile } from '../support/source';

/** The texts in index.html; none by default. */
let inPage: ReturnType<typeof brought> | null = null;
const brought = (lang: string, textContent: string) => ({
  lang,
  textContent,
  remove: () => {
    inPage = null;
  },
});
const page = {
  documentElement: { lang: '' },
  getElementById: (id: string) => (id === 'texts' ? inPage : null),
};

const serve = (): NetworkRequest[] =>
  stubNetwork((seen) => {
    const [, language] = /^([\w-]+)-12345678\.json$/.exec(callName(seen)) ?? [];
    return new Response(readProjectFile(`src/i18n/${language}.json`));
  });
/** The server, which holds one language's texts back until called. */
function serveLate(language: string): () => void {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  stubNetwork(async (seen) => {
    const [, asked] = /^([\w-]+)-12345678\.json$/.exec(callName(seen)) ?? [];
    if (asked === language) await sent;
    return new Response(readProjectFile(`src/i18n/${asked}.json`));
  });
  return send;
}
const text = (key: TextKey) => i18next.t(key);
const close = () => text('app.close');

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.spyOn(console, 'warn').mockReturnValue();
  inPage = null;
});

describe('the texts', () => {
  it('start in one language, and only that one is loaded', async () => {
    const seen = serve();
    await startTexts('ja', {});
    expect(close()).toBe('閉じる');
    expect(page.documentElement.lang).toBe('ja');
    expect(seen).toHaveLength(1);
  });

  it('are asked for from nobody where they came with the page', async () => {
    inPage = brought('ja', '{"app":{"close":"閉じる"}}');
    const seen = serve();
    await startTexts('ja', { ja: { app: { back: '前へ' } } });
    expect([close(), text('app.back')]).toEqual(['閉じる', '前へ']);
    expect(seen).toHaveLength(0);
    // Used once, they leave the page.
    expect(inPage).toBeNull();
  });

  it('are asked for where the page came with those of another language', async () => {
    inPage = brought('ja', '{"app":{"close":"閉じる"}}');
    const seen = serve();
    await startTexts('en', {});
    expect(close()).toBe('Close');
    expect(seen).toHaveLength(1);
    expect(inPage).toBeNull();
  });

  it("are the tenant's new ones once those are taken into use, in every language", async () => {
    serve();
    await startTexts('ja', {});
    await switchLanguage('en', {});
    const overlays = { ja: { app: { close: '閉める' } }, en: { app: { close: 'Shut' } } };
    await reloadTexts('ja', overlays);
    expect(close()).toBe('閉める');
    await switchLanguage('en', overlays);
    expect(close()).toBe('Shut');
  });

  it('bring their language with them, whatever a guest has chosen or is about to', async () => {
    serve();
    await startTexts('ja', {});
    await switchLanguage('en', {});
    const choosing = switchLanguage('ko', {});
    await reloadTexts('ja', { ja: { app: { close: '閉める' } } });
    await choosing;
    expect([close(), currentLanguage(), page.documentElement.lang]).toEqual(['閉める', 'ja', 'ja']);
  });

  it('are those of the last choice, however late an earlier one comes', async () => {
    const send = serveLate('en');
    await startTexts('ja', {});
    const early = switchLanguage('en', {});
    await switchLanguage('ko', {});
    send();
    await early;
    expect([close(), currentLanguage(), page.documentElement.lang]).toEqual(['닫기', 'ko', 'ko']);
  });

  it("are the tenant's new ones where the old ones come after them", async () => {
    const send = serveLate('en');
    await startTexts('ja', {});
    const early = switchLanguage('en', { en: { app: { close: 'Old' } } });
    const reload = reloadTexts('en', { en: { app: { close: 'New' } } });
    send();
    await Promise.all([early, reload]);
    expect(close()).toBe('New');
  });

  it('stay whole where the changed ones cannot be loaded', async () => {
    serve();
    await startTexts('ja', {});
    await switchLanguage('en', {});
    stubNetwork(offline);
    await reloadTexts('ja', {});
    expect([close(), page.documentElement.lang]).toEqual(['Close', 'en']);
  });

  it('stay what they are where another language cannot be loaded, and change when it can', async () => {
    serve();
    await startTexts('ja', {});
    stubNetwork(offline);
    await switchLanguage('en', {});
    expect([close(), page.documentElement.lang]).toEqual(['閉じる', 'ja']);
    serve();
    await switchLanguage('en', {});
    expect(close()).toBe('Close');
  });

  it('that are missing are shown by their names', async () => {
    inPage = brought('ja', '{"app":{"close":"閉じる"}}');
    await startTexts('ja', {});
    expect(text('app.back')).toBe('app.back');
  });

  it('have their parameters filled in and their plurals chosen, in the language in use', async () => {
    serve();
    await startTexts('ja', {});
    const nights = (count: number) => i18next.t('views.checkin.check_reservation_view.nights', { count });
    expect([nights(1), nights(2)]).toEqual(['1泊', '2泊']);
    await switchLanguage('en', {});
    expect([nights(1), nights(2)]).toEqual(['1 night', '2 nights']);
  });

  it('name no other text: one that does is shown as it is written', async () => {
    serve();
    const hotels = { close: '{{count}} $t(app.back)', back: '$t(app.close)$t(app.close)' };
    await startTexts('ja', { ja: { app: hotels } });
    expect([i18next.t('app.close', { count: 2 }), text('app.back')]).toEqual(['2 $t(app.back)', hotels.back]);
  });

  it('do not start without their file', async () => {
    stubNetwork(offline);
    await expect(startTexts('en', {})).rejects.toThrow();
    stubNetwork(() => new Response('', { status: 500 }));
    await expect(startTexts('en', {})).rejects.toThrow('en');
  });
});

it.each([
  ['validation.phone', 'validation.phone'],
  ['validation.nothing', undefined],
  ['Invalid input', undefined],
  ['', undefined],
  [undefined, undefined],
])('a name that came through a library: %s', async (name, key) => {
  serve();
  await startTexts('ja', {});
  expect(asTextKey(name)).toBe(key);
});
