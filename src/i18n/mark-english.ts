/** Marks elements of this file, so that the app's own `lang` stays. */
const MARK = 'data-in-english';
/** Attributes that a screen reader reads. */
const SPOKEN = ['aria-label', 'placeholder', 'alt'];
/** Most elements around a word: long texts are split into parts, between which lines break. */
const SPLIT = 2;

/**
 * Sets `lang="en"` on elements with one of these English texts, while the page is in another language: a screen
 * reader would misread them. React knows texts as plain strings, so the page itself is observed.
 * @returns stops it
 */
export function markEnglish(texts: readonly string[]): () => void {
  if (texts.length === 0 || typeof document === 'undefined') return () => undefined;
  const isEnglish = matcherOf(texts);
  const review = (element: Element) => {
    const marked = element.closest(`[${MARK}]`);
    if (marked !== null && !says(marked, isEnglish)) unmark(marked);
    let around: Element | null = element;
    for (let depth = 0; around !== null && depth <= SPLIT; depth++, around = around.parentElement)
      if (says(around, isEnglish)) return mark(around);
  };
  const reviewAll = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    for (const one of element ? [element, ...element.querySelectorAll('*')] : []) review(one);
  };
  const observer = new MutationObserver((records) => {
    for (const target of new Set(records.map((record) => record.target))) reviewAll(target);
  });
  reviewAll(document.body);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: SPOKEN,
  });
  return () => {
    observer.disconnect();
    for (const element of document.querySelectorAll(`[${MARK}]`)) unmark(element);
  };
}

/** True if an element shows one of the texts: as a whole, in a text node, or in a spoken attribute. */
function says(element: Element, isEnglish: (text: string) => boolean): boolean {
  const whole = element.textContent.trim();
  if (whole === '') return SPOKEN.some((name) => isEnglish(element.getAttribute(name) ?? ''));
  return (
    isEnglish(whole) ||
    [...element.childNodes].some((node) => node instanceof Text && isEnglish(node.data.trim()))
  );
}

function mark(element: Element): void {
  if (element.hasAttribute('lang') || element === document.body) return;
  element.setAttribute('lang', 'en');
  element.setAttribute(MARK, '');
}

function unmark(element: Element): void {
  element.removeAttribute('lang');
  element.removeAttribute(MARK);
}

/** Recognises the texts with filled placeholders, and each of their lines. */
function matcherOf(texts: readonly string[]): (text: string) => boolean {
  const all = texts.flatMap((text) => [text, ...text.split('\n')]).map((text) => text.trim());
  const plain = new Set(all.filter((text) => text !== '' && !text.includes('{{')));
  const filled = all.filter((text) => text.includes('{{') && /\p{L}{2}/u.test(text.replace(NAME, '')));
  const patterns = [...new Set(filled)].map(
    (text) =>
      new RegExp(
        `^${text
          .split(NAME)
          .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.+')}$`,
        's',
      ),
  );
  return (text) => plain.has(text) || patterns.some((pattern) => pattern.test(text));
}

const NAME = /\{\{[^}]*\}\}/g;
