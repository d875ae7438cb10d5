import { expect, it } from 'vitest';
import { contentType } from '../../kiosk/server/content-types';

it.each([
  ['page.html', 'text/html; charset=UTF-8'],
  ['texts.JSON', 'application/json; charset=utf-8'],
  ['lobby.yaml', 'application/yaml; charset=utf-8'],
  // A browser would run scripts in them, or open them in place: they stay bytes, as in the shipped nginx.
  ['page.htm', 'application/octet-stream'],
  ['page.xhtml', 'application/octet-stream'],
  ['terms.pdf', 'application/octet-stream'],
  ['no-ending', 'application/octet-stream'],
])('%s is sent as %s', (name, type) => {
  expect(contentType(name).toLowerCase()).toBe(type.toLowerCase());
});
