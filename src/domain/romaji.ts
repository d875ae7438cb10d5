/** Katakana to Latin letters (Hepburn, as in passports) and back: a suggestion, since long vowels have several spellings. */

/** From ァ on in the order of Unicode; `<` marks letters that join the one before. */
const SYLLABLES = (
  '<a a <i i <u u <e e <o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji < tsu zu te de to do ' +
  'na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo <ya ya <yu yu <yo yo ra ri ru re ro <wa wa ' +
  'i e o n vu ka ke'
).split(' ');
const FIRST = 0x30a1;

const spell = (kana: string): string =>
  kana
    .replace(/[ァ-ヶ]/g, (letter) => SYLLABLES[letter.charCodeAt(0) - FIRST] ?? letter)
    .replace(/(sh|ch|j)i<y/g, '$1')
    .replace(/(?<=[a-z])i<y/g, 'y')
    .replace(/[aeiou]<(?=[aeiou])/g, '')
    .replace(/<(?=ch)/g, 't')
    .replace(/<([a-z])/g, '$1$1')
    .replace(/n(?=[bmp])/g, 'm');

/** A katakana name as in passports: a long o or u is one letter. */
export const toLatin = (kana: string): string =>
  spell(kana)
    .replace(/(o)[ou](?![aeiou])|(u)u|ー|</g, '$1$2')
    .toUpperCase();

/** The katakana of each Latin syllable; the usual one of two. */
function readings(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const at of SYLLABLES.keys()) {
    const kana = String.fromCharCode(FIRST + at);
    for (const written of [kana, ...[...'ャュョ'].map((small) => kana + small)]) {
      const latin = spell(written);
      if (/^[a-z]+$/.test(latin) && !found.has(latin)) found.set(latin, written);
    }
  }
  return found;
}

/** A Japanese name in Latin letters as katakana; undefined for other names. */
export function toKana(latin: string): string | undefined {
  const found = readings();
  const syllables = [...found.keys()].sort((a, b) => b.length - a.length).join('|');
  const kana = latin
    .normalize('NFKC')
    .toLowerCase()
    .replace(/([bcdfghjkpstz])(?=\1)|t(?=ch)/g, 'ッ')
    .replace(/m(?=[bmp])/g, 'ン')
    .replace(new RegExp(syllables, 'g'), (syllable) => found.get(syllable) ?? '');
  return /^[ァ-ヶ\s]+$/.test(kana) ? kana : undefined;
}
