/**
 * What a guest's hands do, from inside the app's page: elements are found by the hooks for machines, so that themes and
 * languages do not matter. For the soak test and for the preview of the settings page.
 */

/** Longest time a screen may let its guest wait, in ms. */
const PATIENCE_MS = 15_000;
/** How large the made-up picture of a passport is, in px. */
const PICTURE = { width: 320, height: 220 } as const;

/**
 * Resolves with what is found, as soon as it is.
 * @param what words for the failure; never what a guest typed
 * @throws when it is not found in time
 */
export function until<T>(what: string, find: () => T | null | undefined): Promise<T> {
  const found = find() ?? undefined;
  if (found !== undefined) return Promise.resolve(found);
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(() => {
      const now = find() ?? undefined;
      if (now === undefined) return;
      stop();
      resolve(now);
    });
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
    };
    const timer = setTimeout(() => {
      stop();
      const said = document.querySelector('[role="alertdialog"]')?.textContent;
      reject(new Error(`${shownScreen()}: no ${what}${said === undefined ? '' : `, but: ${said}`}`));
    }, PATIENCE_MS);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** The path of the screen now shown. */
export const shownScreen = (): string =>
  document.querySelector<HTMLElement>('main[data-screen]')?.dataset.screen ?? 'no screen';

/** Waits until a screen is shown and has had a frame to settle in. */
export async function isOn(path: string): Promise<void> {
  await until(`screen ${path}`, () => (shownScreen() === path ? path : undefined));
  await frame();
}

/** The next frame has been drawn. */
export const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Presses a button as soon as it can be pressed. */
export async function tap(action: string): Promise<void> {
  const button = await until(`button ${action}`, () =>
    document.querySelector<HTMLElement>(`[data-action="${action}"]:enabled`),
  );
  button.click();
}

/** Goes on by the main button. */
export async function goOn(next: string): Promise<void> {
  await tap('main');
  await isOn(next);
}

/** Types into a field, once the keypad has come up for it, and leaves it. */
export async function type(name: string, text: string): Promise<void> {
  const field = await until(`field ${name}`, () =>
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `input[name="${name}"], textarea[name="${name}"]`,
    ),
  );
  field.focus();
  await until(`keypad for ${name}`, () => document.querySelector('[data-key]'));
  write(field, text);
  field.blur();
}

/** Picks one of a list. */
export async function pick(name: string, value: string): Promise<void> {
  const list = await until(`choice ${name}`, () =>
    document.querySelector<HTMLSelectElement>(`select[name="${name}"]:has(option[value="${value}"])`),
  );
  write(list, value);
}

/** Chooses a radio button or ticks a box. */
export async function choose(name: string, value?: string): Promise<void> {
  const wanted = value === undefined ? '' : `[value="${value}"]`;
  const choice = await until(`choice ${name}`, () =>
    document.querySelector<HTMLInputElement>(`input[name="${name}"]${wanted}`),
  );
  choice.click();
}

/** Sets a value as a person does: past React, which would otherwise not notice that it has changed. */
export function write(field: HTMLElement & { value: string }, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const isList = field instanceof HTMLSelectElement;
  field.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
}

/** Brings another address into the running app, one step further in its history, as its own links do. */
export function turnTo(path: string): void {
  const { __TSR_index: step = 0 } = window.history.state ?? {};
  window.history.pushState({ __TSR_index: step + 1 }, '', path);
}

/** Signs with one stroke across the canvas. */
export async function sign(): Promise<void> {
  const canvas = await until('canvas', () => document.querySelector('canvas'));
  const { x, y, width, height } = canvas.getBoundingClientRect();
  const point = (kind: string, part: number) =>
    canvas.dispatchEvent(
      new PointerEvent(kind, {
        bubbles: true,
        // The mouse: the one pointer that a page may capture without a hand.
        pointerId: 1,
        pointerType: 'mouse',
        buttons: kind === 'pointerup' ? 0 : 1,
        clientX: x + width * (0.2 + 0.6 * part),
        clientY: y + height * (0.5 + 0.3 * Math.sin(part * 8)),
      }),
    );
  point('pointerdown', 0);
  for (let step = 1; step <= 24; step++) point('pointermove', step / 24);
  await frame();
  point('pointerup', 1);
}

/** Chooses a picture of the passport: a JPEG file made here. */
export async function showPassport(): Promise<void> {
  const input = await until('field passport', () =>
    document.querySelector<HTMLInputElement>('input[type="file"][name="passport"]'),
  );
  const files = new DataTransfer();
  files.items.add(new File([await makePicture()], 'passport.jpg', { type: 'image/jpeg' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await until('passport', () => document.querySelector('main img[src^="data:image/jpeg;base64,"]'));
}

function makePicture(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas');
  pen.fillStyle = '#8b0000';
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  pen.fillStyle = '#ffffff';
  pen.fillRect(20, 20, 90, 120);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))), 'image/jpeg');
  });
}
