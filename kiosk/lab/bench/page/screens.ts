// Runs in the page before any script of its own; see inject.ts. No imports: it is sent to the page as it is.
{
  const firsts = new Map<string, string>();

  /** Keeps what is in the page's root in the first frame of each screen. */
  const look = () => {
    const root = document.querySelector('#root');
    const screen = root?.querySelector('main')?.dataset.screen;
    if (root && screen !== undefined && !firsts.has(screen)) firsts.set(screen, root.innerHTML);
    requestAnimationFrame(look);
  };

  let isLooking = false;
  window.benchScreens = () => {
    if (!isLooking) requestAnimationFrame(look);
    isLooking = true;
    return [...firsts];
  };
}
