/**
 * The page's security policy lets no plain string become a script's address or a part of the page. These are the
 * exceptions: our own service worker, and words without any markup, with which a library labels its keys. Everything else
 * is refused.
 */
export function trustOwnWorker(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (!/[<&]/.test(text)) return text;
      throw new TypeError('Refused markup');
    },
    createScriptURL: (text) => {
      const { origin, pathname } = new URL(text, window.location.href);
      if (origin === window.location.origin && pathname === '/sw.js') return text;
      throw new TypeError(`Refused script address on ${origin}`);
    },
  });
}
