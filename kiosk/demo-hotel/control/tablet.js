// Works the tablet's page that this page has opened as a hand or a passport reader would, from outside.

/** The name of the window in which the tablet's page is opened. */
const WINDOW = 'demo-tablet';
const FORMS = ['/checkin/input-representative', '/checkin/input-companions'];
const STEP_MS = 100;
const MOST_STEPS = 150;

const pause = () => new Promise((resolve) => setTimeout(resolve, STEP_MS));

/** The tablet's window. Opens it with the app if it is not open; null if the browser does not allow it. */
function openTablet() {
  // Under this name an open page is found again, whoever opened it from here.
  const tablet = window.open('', WINDOW);
  if (tablet?.location.href === 'about:blank') tablet.location.replace('/');
  return tablet;
}

/** The screen that the tablet shows; undefined while it is starting. */
const screenOf = (tablet) =>
  tablet.document.querySelector('html:not([data-starting]) #root main')?.dataset.screen;

/**
 * Opens the search of a journey on the tablet's page and types a name; the guest's next tap is left to the person who tries.
 * @returns whether it could
 */
export async function typeName(name, journey) {
  const tablet = openTablet();
  if (!tablet) return false;
  let restarted = false;
  for (let step = 0; step < MOST_STEPS && !tablet.closed; step += 1) {
    const screen = screenOf(tablet);
    const field = tablet.document.querySelector('main input[name="reservationName"]');
    if (screen === `/${journey}/search` && field) {
      fill(tablet, field, name);
      tablet.focus();
      return true;
    }
    if (screen === '/') tablet.document.querySelector(`main [data-action="${journey}"]`)?.click();
    else if (screen !== undefined && !screen.endsWith('/search') && !restarted) {
      restarted = true;
      tablet.location.replace('/');
    } else if (screen !== undefined && screen !== `/${journey}/search`) {
      tablet.document.querySelector('[data-action="back"]')?.click();
    }
    await pause();
  }
  return false;
}

/** As the page's own script hears a keyboard. */
function fill(tablet, field, name) {
  const { set } = Object.getOwnPropertyDescriptor(tablet.HTMLInputElement.prototype, 'value');
  field.focus();
  set.call(field, name);
  field.dispatchEvent(new tablet.Event('input', { bubbles: true }));
}

/**
 * Presses a key for each letter of a document's lines.
 * @returns whether the tablet shows a form of the guests, which reads them
 */
export function sendPassport(lines) {
  const tablet = openTablet();
  if (!tablet || !FORMS.includes(screenOf(tablet))) return false;
  tablet.focus();
  for (const line of lines) {
    for (const key of [...line, 'Enter']) {
      const target = tablet.document.activeElement ?? tablet.document.body;
      target.dispatchEvent(new tablet.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }
  return true;
}
