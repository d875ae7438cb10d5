// Runs before the app in the settings page's frame. Each start is a first one with the draft: nothing kept of an earlier draft,
// no offline shell, and the browser's language is the one that was chosen beside the frame.
(() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('lobby.')) localStorage.removeItem(key);
  const language = window.frameElement?.dataset.language;
  if (language) Object.defineProperty(navigator, 'language', { get: () => language });
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
  Object.defineProperty(document, 'fullscreenEnabled', { get: () => false });
  // A new screen takes the focus from nobody who is typing beside the frame.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
})();
