import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { readTexts } from '~/config/texts';
import { configOf, fileWith, problemKeys, valueAt } from '../support/config';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA==';
const HASH = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';
const [SHA256, SHA384] = [`sha256-${'a'.repeat(43)}=`, `sha384-${'a'.repeat(64)}`];

describe('a file that says nothing but the back end', () => {
  it('has the defaults of the specification, beside those of the switches (`switches.test.ts`)', () =>
    expect(configOf()).toMatchObject({
      system: 'legacy',
      api: {
        client_url: '',
        client_allows_credentials: false,
        point_url: '',
        timeout_ms: 30_000,
        authorization_client: '',
      },
      qr_code: { factors: [] },
      language: { supported: ['ja'], default: 'ja', auto_language_select: 'off' },
      wait_interval: 3000,
      wait_timeout_minutes: 5,
      card: { expiry_span_years: 10 },
      address_lookup: { url: '/address/search' },
      assets: { url: '/data' },
    }));

  it('says nothing of visibilities, so that the built-in levels hold', () =>
    expect(configOf().visibility).toBeUndefined());

  it('gives each reader a copy of its own', () => {
    configOf().qr_code.factors.push('prefix');
    expect(configOf().qr_code.factors).toEqual([]);
  });
});

describe('a language is taken by our own name, however the file writes it', () => {
  it.each([
    ['ja_JP', 'ja'],
    [' zh_TW', 'zh-Hant'],
    ['zh-hant-TW', 'zh-Hant'],
    ['EN', 'en'],
    ['ja-JP.UTF-8', 'ja'],
  ])('%j is %s', (written, ours) =>
    expect(
      configOf({
        language: { supported: [written, 'ko', ours], default: written },
        notices: { help: { [written]: 'x', ko: 'y' } },
      }),
    ).toMatchObject({
      language: { supported: [ours, 'ko'], default: ours },
      notices: { help: { [ours]: 'x', ko: 'y' } },
    }),
  );

  it.each([
    ['fr', 'fr'],
    ['PT_br', 'pt-BR'],
  ])('%j, which the app does not have, is %s', (written, tag) =>
    expect(configOf({ language: { supported: ['ja', written] } }).language.supported).toEqual(['ja', tag]),
  );

  // The last ones are written from right to left.
  it.each(['', 'Japanese', '日本語', '../ja', 'ar', 'he-IL', 'ku-Arab'])('%j is refused', (written) =>
    expect(problemKeys(readConfig(fileWith('language.supported', ['ja', written])))).toEqual([
      'language.supported.1',
    ]),
  );
});

describe('values that must look like something', () => {
  it.each<[string, readonly unknown[], readonly unknown[]]>([
    ['system', ['legacy', 'cico'], ['LEGACY', '', 'other', 1]],
    [
      'api.client_url',
      ['', 'https://hotel.example', 'http://10.0.0.1:8080', '/hotel'],
      ['hotel.example', 'ftp://x', 'https://a b'],
    ],
    ['api.authorization_client', ['', 'key-1_2.3', 'clé'], ['鍵', 'a b', 'a\nb']],
    ['facility.id', ['', '1', 'TOKYO-01', 'Zürich'], ['東京', 'a b', 'é\u0000', 1]],
    [
      'links.payment_law',
      ['', 'https://hotel.example/law'],
      ['http://hotel.example', '/law', 'javascript:alert(1)'],
    ],
    ['theme.primary', ['#0f5c5c', '#0F5C5C'], ['#fff', 'teal', '0f5c5c', '']],
    ['language.auto_language_select', ['off', 'browser', 'query'], ['on', true]],
    ['kiosk.passport_source', ['camera', 'file', 'both'], ['none']],
    ['kiosk.on_screen_keyboard', ['auto', 'on', 'off'], [true]],
    [
      'kiosk.staff_pin_hash',
      ['', ...[10_000, 210_000, 2_000_000].map((times) => `pbkdf2-sha256$${times}$${SALT}$${HASH}`)],
      [
        '2468',
        // A tablet would calculate for minutes at every try.
        ...[2_000_001, 9_999_999, 10_000_000].map((times) => `pbkdf2-sha256$${times}$${SALT}$${HASH}`),
        `pbkdf2-sha256$10000$${'A'.repeat(1_000)}$${HASH}`,
        `pbkdf2-sha256$9999$${SALT}$${HASH}`,
        `pbkdf2-sha256$210000$short$${HASH}`,
        `pbkdf2-sha256$210000$${SALT}$${SALT}`,
        `pbkdf2-sha256$210000$${SALT}$${HASH}\n`,
        null,
      ],
    ],
    [
      'kiosk.heartbeat_token',
      ['', 'x'.repeat(16), '~!'.repeat(100)],
      [
        'x'.repeat(15),
        'x'.repeat(201),
        `${'x'.repeat(16)} x`,
        `${'x'.repeat(16)}é`,
        `${'x'.repeat(16)}\n`,
        null,
      ],
    ],
    [
      'kiosk.speech_keys',
      [[], ['next=F18', 'plugged=F15']],
      [['jump=F18'], ['next='], ['next=F 1'], { next: ['F18'] }, null],
    ],
    ['display.use_checkout', [], ['true', 1, null]],
    ['visibility.representative.age', [0, 1, 2], ['2', '3', true, null, [1]]],
    // The house's sentences: for every language, for some, for one.
    [
      'notices.additional_message',
      ['Onsen until 24:00', { ja: '温泉は24時まで', en: 'Onsen until 24:00' }, { ja: '温泉は24時まで' }],
      [],
    ],
    [
      'qr_code.factors',
      [[], ['prefix'], ['membership_number||reference_number', 'checkin_code']],
      [[''], 'prefix', [1], null],
    ],
    [
      'card.script_url',
      ['', '/demo/token.js', 'https://static.mul-pay.jp/ext/js/token.js'],
      ['token.js', 'javascript:alert(1)', 'data:text/javascript,1', 'https://a b'],
    ],
    [
      'card.script_integrity',
      ['', SHA384, `${SHA256} ${SHA384}`, `sha512-${'/'.repeat(86)}==`],
      [
        'sha384-',
        'sha384-abc',
        `md5-${'a'.repeat(22)}==`,
        `${SHA384}=`,
        `${SHA256},${SHA384}`,
        ` ${SHA384}`,
        `${SHA384} any`,
        'a'.repeat(64),
      ],
    ],
    [
      'card.also_loads',
      [[], ['https://api.example/token', 'https://cdn.example/']],
      [['http://api.example/token'], ['/token'], 'https://api.example/token'],
    ],
  ])('%s', (key, good, wrong) => {
    for (const value of good) expect(valueAt(configOf(fileWith(key, value)), key)).toEqual(value);
    for (const value of wrong) {
      const found = problemKeys(readConfig(fileWith(key, value)));
      expect(found, JSON.stringify(value)).not.toEqual([]);
      expect(found.filter((one) => !one.startsWith(key))).toEqual([]);
    }
  });

  it.each([
    ['a facility code that no header can carry', 'facility.id', '東京', 'header-text'],
    ['a PIN in the clear, which is no hash', 'kiosk.staff_pin_hash', '2468', 'pin-hash'],
  ])('%s is named with the reason', (_, key, value, kind) =>
    expect(readConfig(fileWith(key, value))).toMatchObject({ ok: false, problems: [{ key, kind }] }),
  );
});

it.each([
  ['the default language', ['en'], 'language.default'],
  ['some language', [], 'language.supported'],
])('%s is on offer', (_, supported, key) =>
  expect(problemKeys(readConfig({ language: { supported } }))).toContain(key),
);

it.each([
  ['no facility is known', {}, {}, ['display.control_visibility']],
  ['the tablet stands in one', {}, { facility: { id: '101' } }, []],
  ['the guest chooses one', { use_facility_selector: true }, {}, []],
])('levels that are loaded per facility, where %s', (_, display, more, keys) => {
  const reading = readConfig({ display: { control_visibility: true, ...display }, ...more });
  expect(reading.ok && reading.ineffective.map(({ key }) => key)).toEqual(keys);
});

describe("a tenant's texts", () => {
  it.each([[{}], [{ app: { name: 'Ryokan' } }], [{ title: '', app: {}, api: {} }]])('%j are texts', (json) =>
    expect(readTexts(json)).toEqual(json),
  );

  it.for([null, [], 'text', { title: '' }, { app: {}, count: 1 }, { app: { names: ['a'] } }, { app: null }])(
    '%j are none',
    (json) => expect(readTexts(json)).toBeUndefined(),
  );

  it('cannot reach the prototype of objects', () =>
    expect(readTexts(JSON.parse('{"__proto__": {"title": "x"}}'))).toBeUndefined());
});
