import { expect, it } from 'vitest';
import { isShortcut } from '~/device/kiosk';

const PLAIN = { altKey: false, ctrlKey: false, metaKey: false };

it.each([
  ['F1', {}],
  ['F5', {}],
  ['F11', {}],
  ['F12', {}],
  ['BrowserBack', {}],
  ['ArrowLeft', { altKey: true }],
  ['ArrowRight', { altKey: true }],
  ['Home', { altKey: true }],
  ['p', { ctrlKey: true }],
  ['P', { ctrlKey: true }],
  ['w', { metaKey: true }],
  ['t', { ctrlKey: true }],
  ['0', { ctrlKey: true }],
])('a key belongs to the browser: %s %o', (key, held) =>
  expect(isShortcut({ ...PLAIN, key, ...held })).toBe(true),
);

it.each([
  ['F', {}],
  ['p', {}],
  ['0', {}],
  ['ArrowLeft', {}],
  ['Home', {}],
  ['Enter', {}],
  ['Tab', {}],
  ['a', { ctrlKey: true }],
  ['c', { ctrlKey: true }],
  ['v', { metaKey: true }],
  ['x', { ctrlKey: true }],
  ['z', { ctrlKey: true }],
])('a key belongs to what is typed: %s %o', (key, held) =>
  expect(isShortcut({ ...PLAIN, key, ...held })).toBe(false),
);
