/**
 * The page's security policy lets no plain string become a script's address or a part of the page. These are the
 * exceptions: our own service worker, the addresses allowed here, and words without any markup, with which a library
 * labels its keys. Everything else is refused.
 */
export function allowScriptUrls(isAllowed: (address: URL) => boolean): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (!/[<&]/.test(text)) return text;
      throw new TypeError('Refused markup');
    },
    createScriptURL: (text) => {
      const address = new URL(text, window.location.href);
      if (isAllowed(address)) return text;
      throw new TypeError(`Refused script address on ${address.origin}`);
    },
  });
}
