import { toReading, withoutSpaces } from './kana';
import { toKana, toLatin } from './romaji';

/**
 * Something else to search for when a name was not found: another spelling or order, fewer or more parts of the name,
 * or another name.
 */
export type NameTry = {
  readonly way: 'family' | 'family-last' | 'order' | 'both' | 'latin' | 'kana' | 'other';
  /** What the field holds then. */
  readonly name: string;
};

/** True if a name can be searched for as it is; otherwise the rest of it is to be typed. */
export const isWhole = ({ name }: NameTry): boolean => name !== '' && name.trim() === name;

/** True for names that a hotel takes for the same, spaces aside. */
export const isSameName = (one: string, other: string): boolean => comparable(one) === comparable(other);

const comparable = (name: string): string => withoutSpaces(toReading(name));

/**
 * Suggests what else to search for when a name was not found. The suggestions depend only on the typed text, so they
 * never reveal whether a guest with a similar name exists.
 * @param refused names that are not suggested, as they were not found; nor is the typed one
 */
export function namesToTry(typed: string, refused: readonly string[] = []): readonly NameTry[] {
  const words = toReading(typed).trim().split(/\s+/);
  const [family = '', ...given] = words;
  const name = words.join(' ');
  const isKana = /[ァ-ヶ]/.test(name);
  const kana = isKana ? undefined : toKana(name);
  // In Latin letters many write the family name last.
  const last = isKana ? undefined : given.at(-1);
  const tries: (NameTry | false)[] = [
    given.length > 0 && { way: 'family', name: family },
    last !== undefined && { way: 'family-last', name: last },
    given.length > 0 && {
      way: 'order',
      name: last === undefined ? [...given, family].join(' ') : [last, ...words.slice(0, -1)].join(' '),
    },
    given.length === 0 && { way: 'both', name: `${name} ` },
    isKana && { way: 'latin', name: toLatin(name) },
    kana !== undefined && { way: 'kana', name: kana },
    { way: 'other', name: '' },
  ];
  const known = [typed, ...refused];
  return tries.filter((one): one is NameTry => {
    if (!one || !isWhole(one)) return one !== false;
    if (known.some((other) => isSameName(other, one.name))) return false;
    known.push(one.name);
    return true;
  });
}
