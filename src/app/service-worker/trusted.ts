/**
 * The page's security policy (Trusted Types) lets no plain string become a script URL or HTML. This policy allows two
 * exceptions: our own service worker, and text without markup, which the keyboard library uses for its key labels.
 * Everything else throws a `TypeError`.
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
