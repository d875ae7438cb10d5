import { expect, it } from 'vitest';
import { indexOfNext } from '~/ui/keypad/field-position';

const YES = true;
const NO = false;

it.each([
  ['the field after it', [NO, NO, NO], 0, 1],
  ['past those with an answer', [NO, YES, YES, NO], 0, 3],
  ['not back to one that was left out', [NO, YES, NO, YES], 2, undefined],
  ['nowhere from the last', [YES, NO], 1, undefined],
  ['nowhere where all else is answered', [NO, YES, YES], 0, undefined],
] as const)('a field leads to the next that waits: %s', (_, answered, at, next) =>
  expect(indexOfNext(answered, at)).toBe(next),
);
