// Runs right after `boot.ts` and depends on no other code either. Shows home before the app is there: as index.html has it,
// or as this tablet has drawn it before. Marks what is tapped on it, also for the app (`kept-tap.ts`).
(() => {
  const page = document.documentElement;
  if (page.classList.contains('too-old')) return;

  /** An element as `kept-home.ts` keeps it: name, attributes, children. */
  type Kept = string | readonly [name: string, attributes: { readonly [name: string]: string }, ...Kept[]];
  const SVG = 'http://www.w3.org/2000/svg';

  const drawn = (kept: Kept): Node => {
    if (typeof kept === 'string') return document.createTextNode(kept);
    const [name, attributes, ...children] = kept;
    const element = /^(svg|path)$/.test(name)
      ? document.createElementNS(SVG, name)
      : document.createElement(name);
    for (const key of Object.keys(attributes)) element.setAttribute(key, attributes[key] || '');
    for (const child of children) element.appendChild(drawn(child));
    return element;
  };

  const readKept = () => {
    try {
      const kept = JSON.parse(localStorage.getItem('lobby.home') || 'null');
      return kept && kept.search === window.location.search ? kept : undefined;
    } catch {
      return undefined;
    }
  };

  const showKept = (root: Element, kept: ReturnType<typeof readKept>) => {
    try {
      if (kept.app !== document.querySelector<HTMLScriptElement>('script[data-app]')?.src) return;
      root.replaceChildren(drawn(kept.home));
      page.lang = kept.lang;
      page.style.cssText = kept.style;
    } catch {
      // Whatever is not home as it was kept is not shown; the app draws its own.
    }
  };

  const isHome = window.location.pathname === '/';
  const kept = isHome ? readKept() : undefined;
  page.classList.add('not-yet');
  // Waits until all of home is parsed: a half-parsed home would shift when the rest arrives.
  const observer = new MutationObserver(() => {
    const root = document.getElementById('root');
    if (!root?.nextElementSibling) return;
    observer.disconnect();
    if (kept) showKept(root, kept);
    if (isHome) page.classList.remove('not-yet');
  });
  observer.observe(document, { childList: true, subtree: true });

  // `start.ts` waits for it: home before the app.
  const notePaint = () =>
    setTimeout(() => {
      if (document.getElementById('root')?.nextElementSibling) page.setAttribute('data-painted', '');
      else window.requestAnimationFrame(notePaint);
    });
  window.requestAnimationFrame(notePaint);

  const unmark = () => {
    for (const tapped of document.querySelectorAll('[data-tapped]')) tapped.removeAttribute('data-tapped');
  };
  const markTap = ({ target }: Event) => {
    // After the start, only the check-in and check-out buttons are marked: their first screen may still have to load.
    const choices = page.hasAttribute('data-starting')
      ? 'button, label'
      : '[data-screen="/"] [data-action^=check]';
    const choice = target instanceof Element && target.closest(choices);
    if (!choice) return;
    unmark();
    choice.setAttribute('data-tapped', '');
  };
  document.addEventListener('click', markTap, true);
  // If the guest goes back before the screen has loaded, home is still shown: remove the mark.
  window.addEventListener('popstate', unmark);

  // The app does not put its own home in place of this one while a finger is on it: press and release on different
  // elements make no click (UI Events). A page may never hear of a release.
  let patience: ReturnType<typeof setTimeout>;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(
      type,
      () => {
        if (!page.hasAttribute('data-starting')) return;
        clearTimeout(patience);
        const isPressed = type === 'pointerdown';
        if (isPressed) page.setAttribute('data-pressed', '');
        // The click follows the release in the same task.
        patience = setTimeout(() => page.removeAttribute('data-pressed'), isPressed ? 5000 : 0);
      },
      true,
    );
})();
