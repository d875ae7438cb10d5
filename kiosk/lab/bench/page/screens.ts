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

export {};
