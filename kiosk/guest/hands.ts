import { browserPlace, entryAt } from '../../src/platform/history-entry.ts';
import { drawPassport } from './passport.ts';

/** A guest's hands inside the app's page. Elements are found by machine hooks, independent of themes and languages. */

/** The longest wait for a screen, in ms. */
const TIMEOUT_MS = 30_000;

/** Resolves once `find` succeeds. @param what for the failure, never a guest's input @throws after the longest wait */
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
      const wrong = [...document.querySelectorAll('[aria-invalid="true"][name]')].map((field) =>
        field.getAttribute('name'),
      );
      const reasons = [said ?? [], wrong.length > 0 ? `wrong answers to ${wrong.join(', ')}` : []].flat();
      reject(new Error([`${shownScreen()}: no ${what}`, ...reasons].join(', but: ')));
    }, TIMEOUT_MS);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

export const shownScreen = (): string =>
  document.querySelector<HTMLElement>('main[data-screen]')?.dataset.screen ?? 'no screen';

export const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Sets a value past React, which would otherwise not notice the change. */
export function write(field: HTMLElement & { value: string }, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const isList = field instanceof HTMLSelectElement;
  field.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
}

/** Opens an address in the running app as its own links do. */
export function turnTo(path: string): void {
  window.history.pushState(entryAt(browserPlace() + 1), '', path);
}

/** Moves a pointer on the canvas, to parts of its width and height. */
export const penOn =
  (canvas: HTMLCanvasElement) =>
  (kind: string, left: number, top: number): boolean => {
    const { x, y, width, height } = canvas.getBoundingClientRect();
    return canvas.dispatchEvent(
      new PointerEvent(kind, {
        bubbles: true,
        // The mouse: the one pointer that a page may capture without a hand.
        pointerId: 1,
        pointerType: 'mouse',
        buttons: kind === 'pointerup' ? 0 : 1,
        clientX: x + width * left,
        clientY: y + height * top,
      }),
    );
  };

export async function sign(): Promise<void> {
  const pen = penOn(await until('canvas', () => document.querySelector('canvas')));
  const point = (kind: string, part: number) => pen(kind, 0.2 + 0.6 * part, 0.5 + 0.3 * Math.sin(part * 8));
  point('pointerdown', 0);
  for (let step = 1; step <= 24; step++) point('pointermove', step / 24);
  await frame();
  point('pointerup', 1);
}

/** Chooses a passport's picture; returns bare base64. */
export async function showPassport(): Promise<string> {
  const input = await until('field passport', () =>
    document.querySelector<HTMLInputElement>('input[type="file"][name="passport"]'),
  );
  const picture = drawPassport();
  const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], 'passport.jpg', { type: 'image/jpeg' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await until('passport', () => document.querySelector('main img[src^="data:image/jpeg;base64,"]'));
  return picture;
}
