/** A screen that the preview can be brought to. */
export const STOPS = ['home', 'search', 'reservation', 'representative', 'checkout'] as const;
export type Stop = (typeof STOPS)[number];

/** A guest of the demo hotel who travels alone. */
const GUEST = 'サトウ ハナコ';
/** How long a screen may take, in ms. */
const PATIENCE_MS = 8_000;
const LOOK_MS = 40;

/**
 * Taps and types in the app's page as a guest does, until a screen is shown.
 * @param page gives the document of the frame; it is another one after each load
 * @throws {Error} when a screen is not reached
 */
export async function driveTo(stop: Stop, page: () => Document | null, ended: AbortSignal): Promise<void> {
  const until = async <T>(find: (shown: Document) => T | null | undefined | false): Promise<T> => {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      ended.throwIfAborted();
      const shown = page();
      const found = shown && find(shown);
      if (found) return found;
      if (performance.now() > deadline) throw new Error('not reached');
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
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
}

/** The first facility of the list, which opens in a dialog. */
async function chooseFacility(
  opener: Element,
  until: <T>(find: (shown: Document) => T | null | undefined | false) => Promise<T>,
): Promise<void> {
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

/** Sets a value as a person does: past React, which would otherwise not notice that it has changed; nothing gets the focus. */
function write(field: HTMLElement & { value: string }, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  field.dispatchEvent(new Event('focusout', { bubbles: true }));
}
