import { toReading, withoutSpaces } from './kana';
import { toKana, toLatin } from './romaji';

/** Another name to search after an unknown one: another spelling, order or part. */
export type NameTry = {
  readonly way: 'family' | 'family-last' | 'order' | 'both' | 'latin' | 'kana' | 'other';
  readonly name: string;
};

/** True for a complete name; otherwise the guest types the rest. */
export const isWhole = ({ name }: NameTry): boolean => name !== '' && name.trim() === name;

/** True for names that a hotel treats alike. */
export const isSameName = (one: string, other: string): boolean => comparable(one) === comparable(other);

const comparable = (name: string): string => withoutSpaces(toReading(name));

/**
 * Suggests names after an unknown one, from the typed text alone: they never reveal another guest.
 * @param refused names that are not suggested again
 */
export function namesToTry(typed: string, refused: readonly string[] = []): readonly NameTry[] {
  const words = toReading(typed).trim().split(/\s+/);
  const [family = '', ...given] = words;
  const name = words.join(' ');
  const isKana = /[ァ-ヶ]/.test(name);
  const kana = isKana ? undefined : toKana(name);
  // In Latin letters many guests write the family name last.
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
