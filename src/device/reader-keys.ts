/** Longest time between two keys of a reader, in ms: readers can be slow, and nobody types a document's letters so fast. */
const BETWEEN_KEYS_MS = 80;
/** Silence that ends a reader's text, in ms: readers and busy tablets pause between lines. */
const SILENCE_MS = 700;
/** A reader sent this many fast keys, if one is the filler of travel documents. */
const FEW_KEYS = 5;
const FILLER = '<';
/** Letters and digits of nearly a whole line: without a filler it may be a barcode. */
const MANY_KEYS = 28;
/** Characters of a document's lines; caps lock makes a reader's letters small. */
const LETTERS = /^[A-Za-z0-9<]$/;

/** A text control before the reader's first key. */
type ControlBefore = {
  readonly control: HTMLInputElement | HTMLTextAreaElement;
  readonly value: string;
  readonly start: number;
  readonly end: number;
};

/**
 * Recognises a document reader that types like a keyboard, and keeps its keys from the page. Its first few keys are
 * removed from the control again. Input methods are left alone.
 * @param onRead gets the whole text, in capitals and without line ends
 * @returns stops listening and forgets the text
 */
export function onReaderKeys(onRead: (text: string) => void): () => void {
  const listening = new AbortController();
  let text = '';
  let isReader = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  let before: ControlBefore | undefined;
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

function focusedText(): ControlBefore | undefined {
  const control = document.activeElement;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  const { value, selectionStart: start, selectionEnd: end } = control;
  return start === null || end === null ? undefined : { control, value, start, end };
}

/** The event tells the form. */
function putBack({ control, value, start, end }: ControlBefore): void {
  if (control.value === value) return;
  control.setRangeText(value, 0, control.value.length);
  control.setSelectionRange(start, end);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }));
}
