/** Fingerprint of the settings' schema, set by the build. */
declare const __CONFIG_SCHEMA__: string;
