/** A valid heartbeat, with what an attack changes in it. */
export const heartbeatText = (more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ ...RIGHT, ...more });

const RIGHT = {
  device: 'LOBBY-1',
  versions: { app: '0.1.0+abc', browser: 'Chromium/120' },
  shell: 'ready',
  bundle: { revision: 'abc123', source: 'network' },
  screen: '/checkin',
  uptime_s: 60,
  boots: 1,
  last_reset: 'none',
  errors: { network: 1 },
};

const MARKUP = '<script>alert(1)</script>';
/** What no text in a heartbeat may be. */
const TEXTS: readonly unknown[] = [
  MARKUP,
  '"><img src=x onerror=alert(1)>',
  "' onload='",
  'a\nb 1',
  'a"} 1\nevil 2',
  '{{7*7}}',
  '\u0000',
  '\u202e',
  'Ａ',
  '名前',
  ' ',
  '',
  'a'.repeat(1_000),
  '../../etc/passwd',
  'javascript:alert(1)',
  'a b',
  null,
  true,
  0,
  1.5,
  [],
  ['a'],
  {},
  { toString: 'a' },
];
const NUMBERS: readonly unknown[] = [-1, 1.5, 1e300, 2 ** 53, '1', null, true, [], {}, MARKUP];
const TEXT_FIELDS = ['device', 'shell', 'screen', 'last_reset'] as const;

/** Bodies that are not valid heartbeats, by what is wrong with them. */
export const MALFORMED: readonly (readonly [name: string, body: string])[] = [
  ...TEXT_FIELDS.flatMap((field) =>
    TEXTS.map(
      (value) =>
        [`${field}: ${JSON.stringify(value).slice(0, 60)}`, heartbeatText({ [field]: value })] as const,
    ),
  ),
  ...['uptime_s', 'boots'].flatMap((field) =>
    NUMBERS.map(
      (value) => [`${field}: ${JSON.stringify(value)}`, heartbeatText({ [field]: value })] as const,
    ),
  ),
  ...TEXTS.slice(0, 12).map(
    (value) =>
      [
        `versions.browser: ${String(value).slice(0, 40)}`,
        heartbeatText({ versions: { app: '0.1.0', browser: value } }),
      ] as const,
  ),
  ...TEXTS.slice(0, 12).map(
    (value) =>
      [
        `bundle.revision: ${String(value).slice(0, 40)}`,
        heartbeatText({ bundle: { revision: value, source: 'network' } }),
      ] as const,
  ),
  ...TEXTS.slice(0, 12).map(
    (value) =>
      [`a code: ${String(value).slice(0, 40)}`, heartbeatText({ errors: { [String(value)]: 1 } })] as const,
  ),
  ...NUMBERS.map(
    (value) =>
      [`errors.network: ${JSON.stringify(value)}`, heartbeatText({ errors: { network: value } })] as const,
  ),
  [
    'too many codes',
    heartbeatText({
      errors: Object.fromEntries(
        Array.from({ length: 51 }, (_, at) => [
          `e${'a'.repeat(at % 25)}-${'b'.repeat(Math.floor(at / 25))}`,
          1,
        ]),
      ),
    }),
  ],
  ...NUMBERS.map(
    (value) =>
      [
        `a sum: ${JSON.stringify(value)}`,
        heartbeatText({ sums: { '/checkin/term opened': value } }),
      ] as const,
  ),
  // Without the empty one, which is the name of home.
  ...TEXTS.filter((value) => value !== '')
    .slice(0, 12)
    .flatMap((value) =>
      [
        `/checkin/term ${String(value)}`,
        `/checkin/term error ${String(value)}`,
        `/${String(value)} opened`,
      ].map(
        (name) => [`a sum's name: ${name.slice(0, 40)}`, heartbeatText({ sums: { [name]: 5 } })] as const,
      ),
    ),
  ['a sum over one visit', heartbeatText({ sums: { '/checkin/term opened': 1 } })],
  ['a key more', heartbeatText({ guest: 'Yamada' })],
  ['a key more inside', heartbeatText({ versions: { app: '0.1.0', browser: 'Chromium', guest: 'Yamada' } })],
  ['a key fewer', heartbeatText({ shell: undefined })],
  ['a prototype', heartbeatText().replace('{', '{"__proto__":{"device":"EVIL"},')],
  ['a constructor', heartbeatText().replace('{', '{"constructor":{"prototype":{"polluted":1}},')],
  ...[
    '',
    'null',
    '[]',
    '{}',
    '"text"',
    '1',
    'true',
    '{',
    '[[[[',
    '{"device":',
    'undefined',
    'NaN',
    '\0',
    '\xff\xfe{}',
    '<xml/>',
    'device=LOBBY-1',
  ].map((body) => [`the body ${JSON.stringify(body)}`, body] as const),
  ['deep nesting', '['.repeat(4_000)],
  ['deep objects', '{"a":'.repeat(800)],
  ['24 KB and more', heartbeatText({ device: 'a'.repeat(25_000) })],
  ['spaces to 25 KB', `${heartbeatText()}${' '.repeat(25_000)}`],
  ['two of them', heartbeatText() + heartbeatText()],
];
