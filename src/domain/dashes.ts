/**
 * What people type as a hyphen, a minus, a dash or a long vowel mark, as they all look alike: the inside of a character
 * class for a regular expression with the flag `u`.
 */
export const DASHES = [
  // Hyphens, dashes and wave dashes.
  '\\p{Pd}',
  // Minus signs.
  '\\u2212\\u02D7\\u207B\\u208B\\u2796',
  // The long vowel mark itself, in both widths.
  '\\u30FC\\uFF70',
  // Lines: bullets, box drawing, strokes, the Korean vowel.
  '\\u2043\\u23AF\\u2500\\u2501\\u2574\\u2576\\u2578\\u257A\\u31D0\\u3161\\u1173\\uFFDA',
  // Macrons and tildes.
  '\\u00AF\\u02C9\\u203E\\uFFE3~\\u02DC\\u2053\\u223C\\uFF5E',
].join('');
