import { fillIn, sign, type Until, write } from './drive-form.ts';

/** A screen that the preview can be brought to. */
export const STOPS = [
  'home',
  'search',
  'reservation',
  'representative',
  'agreement',
  'done',
  'checkout',
] as const;
export type Stop = (typeof STOPS)[number];

/** A guest of the demo hotel who travels alone. */
const GUEST = 'サトウ ハナコ';
/** How long a screen may take, in ms. */
const PATIENCE_MS = 8_000;
const LOOK_MS = 40;
/** How long the form has to come to rest after it was filled in, in ms, and how often that is tried. */
const SETTLED_MS = 300;
const TRIES = 6;

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Taps and types in the app's page as a guest does, until a screen is shown.
 * @param page gives the document of the frame; it is another one after each load
 * @throws {Error} when a screen is not reached
 */
export async function driveTo(stop: Stop, page: () => Document | null, ended: AbortSignal): Promise<void> {
  const until: Until = async (find) => {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      ended.throwIfAborted();
      const shown = page();
      const found = shown && find(shown);
      if (found) return found;
      if (performance.now() > deadline) throw new Error('not reached');
      await passed(LOOK_MS);
    }
  };
  const isOn = (path: string) =>
    until((shown) => shown.querySelector<HTMLElement>(`main[data-screen="${path}"]`));
  const tap = async (action: string) => {
    const button = await until((shown) =>
      shown.querySelector<HTMLElement>(`[data-action="${action}"]:enabled`),
    );
    button.click();
  };
  const type = async (name: string, text: string) => {
    write(await until((shown) => shown.querySelector<HTMLInputElement>(`input[name="${name}"]`)), text);
  };
  // Home stands in the page before the app does.
  await until((shown) => shown.querySelector('main[data-screen="/"]') && !isStarting(shown));
  if (stop === 'home') return;
  await tap(stop === 'checkout' ? 'checkout' : 'checkin');
  if (stop === 'checkout') return void (await isOn('/checkout/search'));
  await isOn('/checkin/search');
  if (stop === 'search') return;
  await type('reservationName', GUEST);
  const shown = page();
  const phone = shown?.querySelector<HTMLInputElement>('input[name="phoneNumber"]');
  if (phone) write(phone, '0888630001');
  const facilities = shown?.querySelector('[name="facilityId"]');
  if (facilities) await chooseFacility(facilities, until);
  await tap('main');
  await isOn('/checkin/check-reservation');
  if (stop === 'reservation') return;
  await tap('main');
  await isOn('/checkin/input-representative');
  if (stop === 'representative') return;
  // What the app was still doing, such as looking an address up, may have undone an answer: a guest answers again.
  const form = 'main[data-screen="/checkin/input-representative"]';
  for (let tried = 0; tried < TRIES && page()?.querySelector(form); tried++) {
    await fillIn(until);
    await passed(SETTLED_MS);
    page()?.querySelector<HTMLElement>(`${form} [data-action="main"]:enabled`)?.click();
    await passed(SETTLED_MS);
  }
  await isOn('/checkin/guests-info');
  await tap('main');
  await isOn('/checkin/term');
  if (stop === 'agreement') return;
  await sign(until);
  await tap('main');
  await isOn('/checkin/confirm-checkin');
  await tap('main');
  await until((shown) => LAST.some((path) => shown.querySelector(`main[data-screen="${path}"]`)));
}

/** What check-in ends with, before any payment. */
const LAST = ['/checkin/complete', '/checkin/qr', '/checkin/unsettled-qr'];

/** The first facility of the list, which opens in a dialog. */
async function chooseFacility(opener: Element, until: Until): Promise<void> {
  if (opener.localName === 'button') opener.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const choice = await until((shown) =>
    shown.querySelector<HTMLElement>(
      'dialog [role="option"], dialog [role="radio"], dialog input[type="radio"], select[name="facilityId"] option:nth-child(2)',
    ),
  );
  if (choice.localName !== 'option') return choice.click();
  const list = choice.closest('select');
  if (list) write(list, choice.getAttribute('value') ?? '');
}

const isStarting = (shown: Document): boolean =>
  shown.documentElement.hasAttribute('data-starting') || shown.documentElement.classList.contains('not-yet');
