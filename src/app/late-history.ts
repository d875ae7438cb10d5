import type { RouterHistory } from '@tanstack/react-router';

/** How long a history entry may wait for its screen, whose script may still have to be fetched; in ms. */
const LATEST_MS = 400;

/**
 * Makes the router's entries reach the browser's history after the new screen has been drawn: writing one takes the browser
 * several ms, and the guest waits for the screen, not for the address, which no tablet shows. Everything else finds the
 * history as if the entry had been written at once: the app's own steps wait for it, and a step back by the browser that
 * comes before it is undone and taken again from the new entry. To be installed before other guards of the history.
 * @param onceDrawn calls back whenever a screen has been drawn
 */
export function writeEntriesLate(history: RouterHistory, onceDrawn: (drawn: () => void) => void): void {
  const native = window.History.prototype;
  const browser = window.history;
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the browser was when the first waiting entry came. */
  let here = 0;
  /** How many steps back the browser has taken meanwhile. */
  let owed = 0;

  const step = (): number => browser.state?.__TSR_index ?? 0;
  const isAway = () => waiting.length > 0 && step() !== here;

  const write = () => {
    if (waiting.length === 0) return;
    if (isAway()) {
      owed = Math.max(owed, here - step());
      // The browser tells by `popstate` when it is back.
      return native.go.call(browser, here - step());
    }
    clearTimeout(timer);
    const [due, back] = [waiting, owed];
    waiting = [];
    owed = 0;
    for (const entry of due) entry();
    if (back > 0) native.go.call(browser, -back);
  };

  const later = (entry: () => void) => {
    if (waiting.length === 0) {
      here = step();
      timer = setTimeout(write, LATEST_MS);
    }
    waiting.push(entry);
  };

  for (const name of ['pushState', 'replaceState'] as const) {
    const routers = browser[name];
    browser[name] = (...entry: Parameters<History['pushState']>) => {
      if (history._ignoreSubscribers) return later(() => native[name].apply(browser, entry));
      // Written by others: the router hears of it.
      write();
      routers.apply(browser, entry);
    };
  }
  browser.go = (steps) => {
    // The router undoes what is blocked below, counted from an entry that is not there yet.
    if (isAway()) return;
    write();
    native.go.call(browser, steps);
  };
  browser.back = () => browser.go(-1);
  browser.forward = () => browser.go(1);
  history.block({
    blockerFn: ({ action }) => action !== 'PUSH' && action !== 'REPLACE' && isAway(),
    enableBeforeUnload: false,
  });
  window.addEventListener('popstate', write);
  onceDrawn(write);
}
