/** A valid call for help, with what an attack changes in it. */
const callText = (more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ device: 'LOBBY-1', screen: '/checkin/search', ...more });

/** What neither an id nor a screen may be. */
const TEXTS: readonly unknown[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'a\nb',
  'a"} 1\nevil 2',
  '\u0000',
  '名前',
  '',
  ' ',
  'a'.repeat(200),
  '../../etc/passwd',
  '/checkin/search?name=Yamada',
  null,
  0,
  [],
  {},
];

/** Bodies that are neither valid calls for help nor answers to one, by what is wrong with them. */
export const MALFORMED_CALLS: readonly (readonly [name: string, body: string])[] = [
  ...['device', 'screen'].flatMap((field) =>
    TEXTS.map(
      (value) => [`${field}: ${JSON.stringify(value).slice(0, 60)}`, callText({ [field]: value })] as const,
    ),
  ),
  ['a guest', callText({ guest: 'Yamada' })],
  ['a prototype', callText().replace('{', '{"__proto__":{"device":"EVIL"},')],
  ...['', 'null', '[]', '{}', '"text"', '{', 'NaN', '\0', '<xml/>', 'device=LOBBY-1'].map(
    (body) => [`the body ${JSON.stringify(body)}`, body] as const,
  ),
  ['deep nesting', '['.repeat(500)],
  ['over 512 bytes', `${callText()}${' '.repeat(1_000)}`],
];
