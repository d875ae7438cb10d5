import { describe, expect, it } from 'vitest';
import { isShortcut } from '~/device/kiosk';

const PLAIN = { altKey: false, ctrlKey: false, metaKey: false };

describe('a key belongs to the browser', () => {
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
  ])('%s %o', (key, held) => {
    expect(isShortcut({ ...PLAIN, key, ...held })).toBe(true);
  });
});

describe('a key belongs to what is typed', () => {
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
  ])('%s %o', (key, held) => {
    expect(isShortcut({ ...PLAIN, key, ...held })).toBe(false);
  });
});
