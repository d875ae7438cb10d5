import { expect, it } from 'vitest';
import { caseAfter, startCase } from '~/ui/keypad/keyboards';

it.each([
  ['characters', '', 'upper'],
  ['characters', 'SMITH', 'upper'],
  ['words', '', 'once'],
  ['words', 'John ', 'once'],
  ['words', 'Jo', 'lower'],
  ['none', '', 'lower'],
  ['', '', 'lower'],
] as const)('autocapitalize=%j behind %j starts %s', (autocapitalize, before, letterCase) =>
  expect(startCase(autocapitalize, before)).toBe(letterCase),
);

it.each([
  ['words', 'once', 'J', 'lower'],
  ['words', 'lower', 'o', 'lower'],
  ['words', 'lower', 'blank', 'once'],
  ['words', 'once', '-', 'once'],
  ['words', 'lower', 'shift', 'once'],
  ['words', 'once', 'shift', 'lower'],
  ['characters', 'upper', 'A', 'upper'],
  ['characters', 'upper', 'blank', 'upper'],
  ['characters', 'upper', 'shift', 'lower'],
  ['characters', 'lower', 'a', 'lower'],
  ['characters', 'lower', 'shift', 'upper'],
  ['', 'lower', 'shift', 'once'],
  ['', 'once', 'A', 'lower'],
  ['', 'lower', 'blank', 'lower'],
  ['', 'lower', 'newline', 'lower'],
  ['', 'lower', 'bksp', 'lower'],
] as const)('autocapitalize=%j, %s: %s leads to %s', (autocapitalize, now, key, then) =>
  expect(caseAfter(key, now, autocapitalize)).toBe(then),
);
