import type { ForeignSources } from './foreign-sources.ts';
import type { Inline } from './inline-sources.ts';

/** DOMPurify's policy, and the default one. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default dompurify";

/** Features without use in a kiosk. The camera is for the passport. */
const FEATURES_OFF = [
  'accelerometer',
  'ambient-light-sensor',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
  'web-share',
  'window-management',
  'xr-spatial-tracking',
];
const FEATURES_ON = ['camera=(self)', 'fullscreen=(self)', 'screen-wake-lock=(self)'];

const off = (features: readonly string[]): string[] => features.map((feature) => `${feature}=()`);
const PERMISSIONS = [...FEATURES_ON, ...off(FEATURES_OFF)].join(', ');
const NO_PERMISSIONS = off(['camera', 'fullscreen', 'screen-wake-lock', ...FEATURES_OFF]).join(', ');

const OF_EACH_PAGE = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The headers of every page for tablets; the card script has its own document. @param inline inline sources */
export function documentHeaders(
  { connect }: ForeignSources,
  inline: Inline,
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [
      'sandbox allow-scripts allow-same-origin allow-forms',
      "default-src 'none'",
      `script-src ${["'self'", ...inline.scripts].join(' ')}`,
      `style-src ${["'self'", ...inline.styles].join(' ')}`,
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src ${["'self'", ...connect].join(' ')}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "media-src 'self' blob:",
      "frame-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      TRUSTED_TYPES,
    ].join('; '),
    'Permissions-Policy': PERMISSIONS,
    ...OF_EACH_PAGE,
  };
}

/**
 * The headers of the card document. `sandbox` gives it an opaque origin, where `'self'` means little (Safari
 * before 26 takes it for every https address): so our script is named by its hash, the provider's by whole
 * addresses. Trusted types stay off, since providers' scripts insert script elements. A second policy admits only
 * what our script loads: a provider's `srcdoc` frame inherits both and could otherwise load its script with an
 * `RTCPeerConnection` that we have not removed; no policy checks its packets.
 * @param ownScripts hashes of our inline scripts
 */
export function cardDocumentHeaders(
  { card }: ForeignSources,
  ownScripts: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `${[
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src ${[...ownScripts, ...card.scripts].join(' ')}`,
      `connect-src ${card.connect.length > 0 ? card.connect.join(' ') : "'none'"}`,
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join('; ')}, script-src ${[...ownScripts, "'strict-dynamic'"].join(' ')}`,
    // A mere look-up tells its name server the name.
    'X-DNS-Prefetch-Control': 'off',
    'Permissions-Policy': NO_PERMISSIONS,
    ...OF_EACH_PAGE,
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

const STAFF_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The headers of staff pages: the demo hotel's and the tablet lists. */
export const STAFF_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    ...STAFF_POLICY,
    "img-src 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Permissions-Policy': NO_PERMISSIONS,
  ...OF_EACH_PAGE,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers of the contracts' page; its viewer writes HTML (no trusted types) and has `data:` pictures. */
export const VIEWER_HEADERS: Readonly<Record<string, string>> = {
  ...STAFF_PAGE_HEADERS,
  'Content-Security-Policy': [...STAFF_POLICY, "img-src 'self' data:", "form-action 'none'"].join('; '),
};
