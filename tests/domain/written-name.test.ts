import { expect, test } from 'vitest';
import { nameLines } from '~/ui/signature/paint';

test.each([
  ['山田　太郎', ['山田 太郎']],
  ['  John   Smith ', ['John Smith']],
  ['Alexandrina Victoria', ['Alexandrina', 'Victoria']],
  ['Maria de la Concepción Sánchez', ['Maria de la', 'Concepción Sánchez']],
  ['Wolfeschlegelsteinhausen', ['Wolfeschlegelsteinhausen']],
  ['', ['']],
])('the lines of a name written as a signature: %s', (name, lines) => expect(nameLines(name)).toEqual(lines));
