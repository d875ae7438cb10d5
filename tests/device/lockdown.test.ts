import { expect, it } from 'vitest';
import { isShortcut } from '~/device/kiosk';

const PLAIN = { altKey: false, ctrlKey: false, metaKey: false };

it.each([
  ['no other key', {}, ['F1', 'F5', 'F11', 'F12', 'BrowserBack'], ['F', 'p', '0', 'Home', 'Enter', 'Tab']],
  ['Alt', { altKey: true }, ['ArrowLeft', 'ArrowRight', 'Home'], ['a']],
  ['Ctrl', { ctrlKey: true }, ['p', 'P', 't', '0'], ['a', 'c', 'x', 'z']],
  ['the key of the system', { metaKey: true }, ['w'], ['v']],
])('with %s (%j) %j belong to the browser, %j to what is typed', (_, held, browsers, typed) => {
  const isTaken = (key: string) => isShortcut({ ...PLAIN, key, ...held });
  expect(browsers.filter((key) => !isTaken(key))).toEqual([]);
  expect(typed.filter(isTaken)).toEqual([]);
});
