declare global {
  interface Window {
    /** The screen at the last look. */
    lookedLike?: string;
  }
}

/** Whether the screen rests since the last look, with pictures and fonts. Runs in the page. */
export function isAtRest(): boolean {
  const boxes = [...document.querySelectorAll('main, main [data-scroller], dialog, [data-key]')].map((part) =>
    Object.values(part.getBoundingClientRect().toJSON()).map(Number).map(Math.round).join(),
  );
  const looksLike = `${document.body.innerHTML.length} ${boxes.join(' ')}`;
  const hasChanged = window.lookedLike !== looksLike;
  window.lookedLike = looksLike;
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  return (
    !hasChanged &&
    !isMoving &&
    !document.querySelector('html[data-starting]') &&
    document.fonts.status === 'loaded' &&
    !document.querySelector('main[aria-busy="true"]') &&
    // Home's first frame reserves room for its pictures.
    !document.querySelector('main[data-screen="/"] button > span:empty') &&
    [...document.images].every(({ complete }) => complete)
  );
}

/** A screen's covered, cut off or overflowing words, a hidden main button, a high sheet. Runs in the page. */
export function faultsOfLook(): string[] {
  const top = document.querySelector('dialog[open]:last-of-type') ?? document.querySelector('#root');
  if (!top) return ['nothing is shown'];
  const { innerWidth: width, innerHeight: height } = window;
  const faults: string[] = [];
  for (const part of top.querySelectorAll<HTMLElement>('*')) {
    const box = part.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || part.closest('[aria-hidden="true"], .hidden, svg, select'))
      continue;
    const css = getComputedStyle(part);
    if (css.visibility === 'hidden' || css.opacity === '0' || css.pointerEvents === 'none') continue;
    const words = [...part.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim() ?? '')
      .join('')
      .slice(0, 24);
    const name = `${part.tagName.toLowerCase()} ${part.dataset.action ?? words}`;
    if (box.right > width + 1 || box.left < -1) faults.push(`${name} reaches over the side`);
    if (part.tagName === 'BUTTON' && part.scrollWidth > part.clientWidth + 1)
      faults.push(`${name} is wider than its button`);
    if (words === '') continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isScrolledAway = scrollersOf(part).some(
      (scroller) =>
        y < scroller.top + 1 || y > scroller.bottom - 1 || x < scroller.left || x > scroller.right,
    );
    if (isScrolledAway || y > height) continue;
    const hit = document.elementFromPoint(x, y);
    const isOwn = hit && (part.contains(hit) || hit.contains(part));
    // An invisible control over its whole label is its touch target.
    const isControl = hit?.matches('input') && hit.closest('label')?.contains(part);
    if (!isOwn && !isControl)
      faults.push(`${name} lies under ${hit?.tagName.toLowerCase()} ${hit?.className}`);
  }
  for (const button of top.querySelectorAll<HTMLElement>('main [data-action="main"], dialog [data-action]')) {
    if (scrollersOf(button).length > 0) continue;
    const { top: upper, bottom: lower } = button.getBoundingClientRect();
    if (upper < 0 || lower > height + 1) faults.push(`button ${button.dataset.action} is not wholly in view`);
  }
  for (const text of top.matches('dialog') ? top.querySelectorAll<HTMLElement>('[id$="-text"]') : []) {
    if (text.clientHeight < Math.min(text.scrollHeight, 60)) faults.push(`the dialog hides its words`);
  }
  const sheet = document
    .querySelector<HTMLElement>('dialog[open] [data-action="comfort-close"]')
    ?.closest('dialog');
  const high = (sheet?.getBoundingClientRect().height ?? 0) / height;
  // The screen above it shows each choice's effect.
  if (high > 0.72) faults.push(`the sheet takes ${Math.round(high * 100)} % of the height`);
  return faults;

  /** The visible areas of the scrollers around an element. */
  function scrollersOf(element: Element): DOMRect[] {
    const found: DOMRect[] = [];
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) found.push(outer.getBoundingClientRect());
    return found;
  }
}
