/**
 * A guest's name as it is compared: width and case made one (NFKC folds ｶﾞ and Ａ), hiragana as katakana,
 * spaces and middle dots dropped.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s・]/gu, '')
    .replace(/[ぁ-ゖ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .toUpperCase();
}
