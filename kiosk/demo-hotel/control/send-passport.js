// Sends what a passport reader reads to the tablet's page that this page has opened: as a reader does, from outside.

import { screenOf, WINDOW } from './type-name.js';

const FORMS = ['/checkin/input-representative', '/checkin/input-companions'];

/**
 * Presses a key for each letter of a document's lines.
 * @returns whether the tablet shows a form of the guests, which reads them
 */
export function sendPassport(lines) {
  const tablet = window.open('', WINDOW);
  if (!tablet) return false;
  if (tablet.location.href === 'about:blank') {
    tablet.location.replace('/');
    return false;
  }
  if (!FORMS.includes(screenOf(tablet))) return false;
  tablet.focus();
  for (const line of lines) {
    for (const key of [...line, 'Enter']) {
      const target = tablet.document.activeElement ?? tablet.document.body;
      target.dispatchEvent(new tablet.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }
  return true;
}
