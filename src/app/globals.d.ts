/** Fingerprint of the settings schema, set by the build. */
declare const __CONFIG_SCHEMA__: string;
/** Fingerprint of all texts, set by the build. */
declare const __TEXTS__: string;
/** The app's version, set by the build from package.json. */
declare const __APP_VERSION__: string;
/** The day of the build (UTC), `YYYY-MM-DD`. */
declare const __BUILD_DAY__: string;
