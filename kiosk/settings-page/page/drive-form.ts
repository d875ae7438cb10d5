/** Waits until something is found in the page that is shown then. */
export type Until = <T>(find: (shown: Document) => T | null | undefined | false) => Promise<T>;

/** What a guest who lives in Japan answers; a field that the settings leave out is passed over. */
const ANSWERS = [
  ['firstName', '花子'],
  ['lastKana', 'サトウ'],
  ['firstKana', 'ハナコ'],
  ['age', '42'],
  ['furtherSubarea', '１−２−３'],
  ['tel', '09012345678'],
  ['occupation', '会社員'],
  ['prevAccommodation', '東京'],
  ['nextAccommodation', '大阪'],
] as const;
const POSTCODE = '7830060';

/** Fills in the form of the first guest, which is shown. */
export async function fillIn(until: Until): Promise<void> {
  const shownField = (shown: Document, name: string) =>
    shown.querySelector<HTMLInputElement>(`main input[name="${name}"]`);
  // What is written while the form is still being drawn may be lost.
  const put = (name: string, text: string) =>
    until((shown) => {
      const field = shownField(shown, name);
      if (field?.value === '') write(field, text);
      return field === null || field.value !== '';
    });
  await put('lastName', '佐藤');
  await until((shown) => {
    shown.querySelector<HTMLInputElement>('main input[name="gender"][value="1"]:not(:checked)')?.click();
    return true;
  });
  await put('postcode', POSTCODE);
  // The postcode brings the address.
  await until((shown) => shownField(shown, 'postcode') === null || shownField(shown, 'city')?.value !== '');
  for (const [name, text] of ANSWERS) await put(name, text);
}

/** Signs with one stroke across the canvas. */
export async function sign(until: Until): Promise<void> {
  const canvas = await until((shown) => shown.querySelector('canvas'));
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
  point('pointerup', 1);
}

/** Sets a value as a person does: past React, which would otherwise not notice that it has changed; nothing gets the focus. */
export function write(field: HTMLElement & { value: string }, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  // Leaving the field checks what was drawn last: React has to have drawn the text.
  setTimeout(() => field.dispatchEvent(new Event('focusout', { bubbles: true })));
}
