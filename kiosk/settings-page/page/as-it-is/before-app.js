// Runs before the app in the settings page's frame. Each start is a first one with the draft: nothing kept of an earlier draft,
// no offline shell, and the browser's language is the one that was chosen beside the frame.
(() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('lobby.')) localStorage.removeItem(key);
  // The frame's name says what is wanted in it (preview/wanted.ts).
  const { language } = JSON.parse(window.name || '{}');
  if (language) Object.defineProperty(navigator, 'languages', { get: () => [language] });
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
  Object.defineProperty(document, 'fullscreenEnabled', { get: () => false });
  // A new screen takes the focus from nobody who is typing beside the frame.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  holdTime();

  // A screen stays as long as it is looked at: what waits long for a guest who does nothing happens when time is told to pass.
  function holdTime() {
    const LONG_MS = 5000;
    const { setTimeout, clearTimeout } = window;
    const now = performance.now.bind(performance);
    const held = new Map();
    let last = 0;
    let passedMs = 0;
    performance.now = () => now() + passedMs;
    window.setTimeout = (act, ms, ...rest) => {
      if (!(ms >= LONG_MS)) return setTimeout(act, ms, ...rest);
      // Numbers below 0 are never those of the browser.
      last -= 1;
      held.set(last, { due: performance.now() + ms, act: () => act(...rest) });
      return last;
    };
    window.clearTimeout = (timer) => held.delete(timer) || clearTimeout(timer);
    window.passTime = () => {
      const next = Math.min(...[...held.values()].map(({ due }) => due));
      if (next !== Infinity) passedMs += Math.max(0, next - performance.now());
      for (const [timer, { due, act }] of held) {
        if (due <= performance.now() && held.delete(timer)) act();
      }
    };
  }
})();
