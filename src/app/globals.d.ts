/** Fingerprint of the settings schema, from the build. */
declare const __CONFIG_SCHEMA__: string;
/** Fingerprint of all texts, from the build. */
declare const __TEXTS__: string;
/** Version of the app, from package.json. */
declare const __APP_VERSION__: string;
/** Day of the build (UTC), `YYYY-MM-DD`. */
declare const __BUILD_DAY__: string;

interface Element {
  /** Of the HTML Sanitizer API (https://wicg.github.io/sanitizer-api/), which not all supported browsers have. */
  setHTML?(html: string, options: { readonly sanitizer: object }): void;
}
