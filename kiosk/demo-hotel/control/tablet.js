// Works the tablet's page from outside, as a hand or a passport reader would.

const WINDOW = 'demo-tablet';
const FORMS = ['/checkin/input-representative', '/checkin/input-companions'];
const STEP_MS = 100;
const MOST_STEPS = 150;

const pause = () => new Promise((resolve) => setTimeout(resolve, STEP_MS));

/** Opens the tablet's window unless it is open; null if the browser forbids it. */
function openTablet() {
  const tablet = window.open('', WINDOW);
  if (tablet?.location.href === 'about:blank') tablet.location.replace('/');
  return tablet;
}

const screenOf = (tablet) =>
  tablet.document.querySelector('html:not([data-starting]) #root main')?.dataset.screen;

/** Opens a journey's search on the tablet and types a name; the next tap is the user's. @returns whether it could */
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

function fill(tablet, field, name) {
  const { set } = Object.getOwnPropertyDescriptor(tablet.HTMLInputElement.prototype, 'value');
  field.focus();
  set.call(field, name);
  field.dispatchEvent(new tablet.Event('input', { bubbles: true }));
}

/** Presses a key for each letter. @returns whether the tablet shows a guest form, which reads them */
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
