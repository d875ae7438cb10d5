/**
 * The page's security policy lets no plain string become a script's address. This is the one exception: our own service
 * worker, and the addresses allowed here. Everything else is refused.
 */
export function allowScriptUrls(isAllowed: (address: URL) => boolean): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => {
      const address = new URL(text, window.location.href);
      if (isAllowed(address)) return text;
      throw new TypeError(`Refused script address on ${address.origin}`);
    },
  });
}
