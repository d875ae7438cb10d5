/** A tablet with only the page's keypad. */
export const KEYPAD_ON = { kiosk: { on_screen_keyboard: 'on' } } as const;

const SMALL: Readonly<Record<string, string>> = { ャ: 'ヤ', ュ: 'ユ', ョ: 'ヨ', ッ: 'ツ', ァ: 'ア' };
const MARKS: Readonly<Record<string, string>> = { '\u3099': 'dakuten', '\u309A': 'handakuten', ' ': 'blank' };

/** A text's keys on the keypad: kana by plain letter and mark. */
export const keysFor = (text: string): string[] =>
  [...text.normalize('NFD')].flatMap((char) => {
    const large = SMALL[char];
    return large ? [large, 'small'] : [MARKS[char] ?? char];
  });
