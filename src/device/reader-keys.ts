/**
 * The longest time between two keys of a reader, in ms: many readers can be set to wait, and nobody types several letters of a
 * document in a row that fast.
 */
const BETWEEN_KEYS_MS = 80;
/** A reader that has been silent for so long, in ms, has sent everything: some pause between the lines, and so does a busy tablet. */
const SILENCE_MS = 700;
/** Keys in a row that fast are a reader's, if one of them is the filler that stands in every travel document. */
const FEW_KEYS = 5;
const FILLER = '<';
/** Without a filler it may still be a barcode; these are the letters and digits of nearly a whole line. */
const MANY_KEYS = 28;
/** What the lines of a document are made of; with the lock for capitals on, a reader's letters are small. */
const LETTERS = /^[A-Za-z0-9<]$/;

/** A text control, as it was before the first key reached it. */
type Before = {
  readonly control: HTMLInputElement | HTMLTextAreaElement;
  readonly value: string;
  readonly start: number;
  readonly end: number;
};

/**
 * Notices a document reader that types like a keyboard, wherever the focus is, and keeps its keys from the page. The few keys
 * before it can be told from a hand are taken out of the control again. What composes text (an input method) is left alone.
 * @param onRead gets everything that the reader has sent, in capitals and without the ends of lines
 * @returns stops listening, and forgets
 */
export function onReaderKeys(onRead: (text: string) => void): () => void {
  const listening = new AbortController();
  let text = '';
  let isReader = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  let before: Before | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const forget = () => {
    text = '';
    isReader = false;
    before = undefined;
  };
  const end = () => {
    const sent = text;
    forget();
    onRead(sent);
  };
  const keep = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(silence);
    silence = setTimeout(end, SILENCE_MS);
  };
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    const isText = key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (isReader) {
      if (isText) text += key.toUpperCase();
      return keep(event);
    }
    // A reader presses Shift for capitals.
    if (key === 'Shift' || key === 'CapsLock') return;
    const isNext = event.timeStamp - lastAt <= BETWEEN_KEYS_MS;
    lastAt = event.timeStamp;
    if (!isText || event.repeat || event.isComposing || !LETTERS.test(key)) return forget();
    if (!isNext) forget();
    if (text === '') before = focusedText();
    text += key.toUpperCase();
    if (!isDocument(text)) return;
    isReader = true;
    keep(event);
    if (before) putBack(before);
  };
  window.addEventListener('keydown', onKey, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    clearTimeout(silence);
    forget();
  };
}

const isDocument = (text: string): boolean =>
  text.includes(FILLER) ? text.length >= FEW_KEYS : text.length >= MANY_KEYS && /[A-Z]/.test(text);

function focusedText(): Before | undefined {
  const control = document.activeElement;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  const { value, selectionStart: start, selectionEnd: end } = control;
  return start === null || end === null ? undefined : { control, value, start, end };
}

/** Says so by the event of typing, so that the form takes notice. */
function putBack({ control, value, start, end }: Before): void {
  if (control.value === value) return;
  control.setRangeText(value, 0, control.value.length);
  control.setSelectionRange(start, end);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }));
}
