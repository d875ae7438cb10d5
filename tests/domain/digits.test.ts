import { describe, expect, it } from 'vitest';
import { plainDigits } from '~/domain/digits';

describe('digits as people, keyboards and other systems write them', () => {
  it.each([
    ['09012345678', '09012345678'],
    ['', ''],
    // Hyphens, dashes, minus signs and long vowel marks.
    ['783-0060', '7830060'],
    ['783−0060', '7830060'],
    ['088－863－0001', '0888630001'],
    ['088‐863‐0001', '0888630001'],
    ['088\u2011863\u20110001', '0888630001'],
    ['088–863—0001', '0888630001'],
    ['088ー863ｰ0001', '0888630001'],
    ['088─863━0001', '0888630001'],
    ['088~863〜0001', '0888630001'],
    ['-', ''],
    // Spaces of any width, and invisible characters.
    [' 088-863-0001 ', '0888630001'],
    ['783\u30000060', '7830060'],
    ['783\u00A00060\n', '7830060'],
    ['783\u20090060\t', '7830060'],
    ['783\u200B0060\uFEFF', '7830060'],
    ['\u202A0888630001\u202C', '0888630001'],
    ['\uFFFC088\uE000863\u00010001\u0378', '0888630001'],
    // Dots, brackets, postal marks.
    ['090.1234．5678', '09012345678'],
    ['090・1234･5678', '09012345678'],
    ['090。1234·5678', '09012345678'],
    ['（090）1234－5678', '09012345678'],
    ['(090) [1234] 「5678」', '09012345678'],
    ['〒783-0060', '7830060'],
    ['〶７８３−００６０', '7830060'],
    // Digits of other scripts.
    ['０１２３４５６７８９', '0123456789'],
    ['٠٩٠١٢٣', '090123'],
    ['०९०१२३', '090123'],
    ['𝟘𝟗𝟶', '090'],
  ])('%j is %j', (written, digits) => expect(plainDigits(written)).toBe(digits));

  it.each(['+819012345678', '12a', '三〇五', '305号室', '401/402', '①', '45歳', 'x'])(
    'what would make another number of %s stays, so that it can be refused',
    (text) => expect(plainDigits(text)).toBe(text),
  );
});
