// Runs before the app in the preview: each start is a first one with the draft and the chosen language.
(() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('lobby.')) localStorage.removeItem(key);
  // The frame's name holds the wish (preview/wanted.ts).
  const { language } = JSON.parse(window.name || '{}');
  if (language) Object.defineProperty(navigator, 'languages', { get: () => [language] });
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
  Object.defineProperty(document, 'fullscreenEnabled', { get: () => false });
  // A new screen takes the focus from nobody who types beside the frame.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  holdTime();

  // A screen stays while it is looked at: long waits end only when the page passes time.
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
      // The browser's own numbers are never below 0.
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
