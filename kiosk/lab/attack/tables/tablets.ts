import { heartbeatText } from '../../heartbeat.ts';

const MARKUP = '<script>alert(1)</script>';
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
  '/checkin/search?name=Yamada',
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

/** Bodies without an object. */
const NO_BODIES = [
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
].map((body) => [`the body ${JSON.stringify(body)}`, body] as const);

/** Puts each value in a place of a heartbeat. */
const wrong = (
  place: string,
  values: readonly unknown[],
  heartbeatWith: (value: unknown) => Readonly<Record<string, unknown>>,
) =>
  values.map(
    (value) =>
      [`${place}: ${JSON.stringify(value).slice(0, 60)}`, heartbeatText(heartbeatWith(value))] as const,
  );
const SOME = TEXTS.slice(0, 12);
const MANY_CODES = Array.from({ length: 51 }, (_, at) => `e-${'a'.repeat(at % 25)}-${'b'.repeat(at / 25)}`);

/** Invalid heartbeats by their fault. */
export const MALFORMED: readonly (readonly [name: string, body: string])[] = [
  ...TEXT_FIELDS.flatMap((field) => wrong(field, TEXTS, (value) => ({ [field]: value }))),
  ...['uptime_s', 'boots'].flatMap((field) => wrong(field, NUMBERS, (value) => ({ [field]: value }))),
  ...wrong('browser', SOME, (value) => ({ versions: { app: '0.1.0', browser: value } })),
  ...wrong('revision', SOME, (value) => ({ bundle: { revision: value, source: 'network' } })),
  ...wrong('a code', SOME, (value) => ({ errors: { [String(value)]: 1 } })),
  ...wrong('errors', NUMBERS, (value) => ({ errors: { network: value } })),
  ['too many codes', heartbeatText({ errors: Object.fromEntries(MANY_CODES.map((code) => [code, 1])) })],
  ...wrong('a sum', NUMBERS, (value) => ({ sums: { '/checkin/term opened': value } })),
  // Without the empty one, which is the name of home.
  ...[
    (text: string) => `/checkin/term ${text}`,
    (text: string) => `/checkin/term error ${text}`,
    (text: string) => `/${text} opened`,
  ].flatMap((named) =>
    wrong(
      named('…'),
      SOME.filter((value) => value !== ''),
      (value) => ({ sums: { [named(String(value))]: 5 } }),
    ),
  ),
  ['a sum over one visit', heartbeatText({ sums: { '/checkin/term opened': 1 } })],
  ['a key more', heartbeatText({ guest: 'Yamada' })],
  ['a key more inside', heartbeatText({ versions: { app: '0.1.0', browser: 'Chromium', guest: 'Yamada' } })],
  ['a key fewer', heartbeatText({ shell: undefined })],
  ['a prototype', heartbeatText().replace('{', '{"__proto__":{"device":"EVIL"},')],
  ['a constructor', heartbeatText().replace('{', '{"constructor":{"prototype":{"polluted":1}},')],
  ...NO_BODIES,
  ['deep nesting', '['.repeat(4_000)],
  ['deep objects', '{"a":'.repeat(800)],
  ['24 KB and more', heartbeatText({ device: 'a'.repeat(25_000) })],
  ['spaces to 25 KB', `${heartbeatText()}${' '.repeat(25_000)}`],
  ['two of them', heartbeatText() + heartbeatText()],
];

const callText = (more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ device: 'LOBBY-1', screen: '/checkin/search', ...more });

/** Invalid calls for help and answers to them, by their fault. */
export const MALFORMED_CALLS: readonly (readonly [name: string, body: string])[] = [
  ...['device', 'screen'].flatMap((field) =>
    TEXTS.map(
      (value) => [`${field}: ${JSON.stringify(value).slice(0, 60)}`, callText({ [field]: value })] as const,
    ),
  ),
  ['a guest', callText({ guest: 'Yamada' })],
  ['a prototype', callText().replace('{', '{"__proto__":{"device":"EVIL"},')],
  ...NO_BODIES,
  ['deep nesting', '['.repeat(500)],
  ['over 512 bytes', `${callText()}${' '.repeat(1_000)}`],
];
