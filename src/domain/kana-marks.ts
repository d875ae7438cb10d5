/** What changes the katakana before it: the two voicing marks, and the key for small ones. */
export type KanaMark = 'dakuten' | 'handakuten' | 'small';

/** Plain katakana and what each mark makes of them, in the same order. */
const PAIRS: Readonly<Record<KanaMark, readonly [plain: string, marked: string]>> = {
  dakuten: ['カキクケコサシスセソタチツテトハヒフヘホウ', 'ガギグゲゴザジズゼゾダヂヅデドバビブベボヴ'],
  handakuten: ['ハヒフヘホ', 'パピプペポ'],
  small: ['アイウエオツヤユヨワカケ', 'ァィゥェォッャュョヮヵヶ'],
};

/** A katakana without any mark: ガ and ヵ are カ. */
function plainOf(char: string): string {
  for (const [plain, marked] of Object.values(PAIRS)) {
    const at = marked.indexOf(char);
    if (at >= 0) return plain.charAt(at);
  }
  return char;
}

/**
 * What a mark makes of the katakana before it, as keypads and telephones do: カ becomes ガ, ガ with the same mark カ again,
 * バ with the other mark パ. Undefined where the mark does not belong.
 */
export function withMark(char: string, mark: KanaMark): string | undefined {
  if (char.length !== 1) return undefined;
  const base = plainOf(char);
  const [plain, marked] = PAIRS[mark];
  const at = plain.indexOf(base);
  if (at < 0) return undefined;
  const changed = marked.charAt(at);
  return changed === char ? base : changed;
}
