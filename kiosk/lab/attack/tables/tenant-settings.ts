const KEYS = 5_000;
const many = (value: unknown, prefix = 'k'): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Array.from({ length: KEYS }, (_, at) => [`${prefix}${at}`, value]));
const list = (value: unknown): readonly unknown[] => Array.from({ length: KEYS }, () => value);
const deep = (open: string, close: string): string =>
  `{"system":"legacy","display":${open.repeat(KEYS)}1${close.repeat(KEYS)}}`;

/** Settings files that a tenant must not be served with, by what is wrong with them. */
export const HOSTILE_SETTINGS: readonly (readonly [name: string, text: string])[] = [
  ['over 64 KB', `{"system":"legacy"}${' '.repeat(100_000)}`],
  [
    'thousands of addresses for a header',
    JSON.stringify({ card: { also_loads: list('https://a.example/') } }),
  ],
  [
    'an address too long for a header',
    JSON.stringify({ card: { script_url: `https://a.example/${'a'.repeat(50_000)}` } }),
  ],
  ['thousands of languages', JSON.stringify({ language: { supported: list('ja') } })],
  ['thousands of unknown keys alone', JSON.stringify(many(1))],
  ['groups within groups', deep('{"a":', '}')],
  ['lists within lists', deep('[', ']')],
];
