/** A key that modifies the last katakana: both voicing marks and small letters. */
export type KanaMark = 'dakuten' | 'handakuten' | 'small';

/** Plain and marked katakana, in the same order. */
const PAIRS: Readonly<Record<KanaMark, readonly [plain: string, marked: string]>> = {
  dakuten: ['カキクケコサシスセソタチツテトハヒフヘホウ', 'ガギグゲゴザジズゼゾダヂヅデドバビブベボヴ'],
  handakuten: ['ハヒフヘホ', 'パピプペポ'],
  small: ['アイウエオツヤユヨワカケ', 'ァィゥェォッャュョヮヵヶ'],
};

/** ガ and ヵ become カ. */
function plainOf(char: string): string {
  for (const [plain, marked] of Object.values(PAIRS)) {
    const at = marked.indexOf(char);
    if (at >= 0) return plain.charAt(at);
  }
  return char;
}

/**
 * Applies a mark to a katakana as phone keypads do; the same mark again removes it. Undefined if it does not apply.
 * @example withMark('カ', 'dakuten') // 'ガ'
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
