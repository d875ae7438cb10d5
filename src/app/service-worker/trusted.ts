/**
 * The page's security policy (Trusted Types) lets no plain string become a script URL or HTML. This policy allows one
 * exception: our own service worker. Everything else throws a `TypeError`.
 */
export function trustOwnWorker(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => {
      const { origin, pathname } = new URL(text, window.location.href);
      if (origin === window.location.origin && pathname === '/sw.js') return text;
      throw new TypeError(`Refused script address on ${origin}`);
    },
  });
}
