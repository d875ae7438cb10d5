import type { ForeignSources } from './foreign-sources.ts';
import type { Inline } from './inline-sources.ts';

/** The policies with which the page may make trusted types: DOMPurify's, and the default one. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default dompurify";

/** Browser features that a kiosk has no use for. The camera is for the passport. */
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
/** What the page itself does: the camera, and the full screen and lit screen of a kiosk. */
const FEATURES_ON = ['camera=(self)', 'fullscreen=(self)', 'screen-wake-lock=(self)'];

const off = (features: readonly string[]): string[] => features.map((feature) => `${feature}=()`);
const PERMISSIONS = [...FEATURES_ON, ...off(FEATURES_OFF)].join(', ');
const NO_PERMISSIONS = off(['camera', 'fullscreen', 'screen-wake-lock', ...FEATURES_OFF]).join(', ');

/** What every page says alike, whoever it is for. */
const OF_EACH_PAGE = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The headers of every page we serve to a tablet. The card provider is no part of its policy: its script has a document of its own.
 * @param inline what is written into the page, as sources
 */
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
 * The headers of the document in which the card provider's script runs. `sandbox` gives it an origin of its own, however it
 * is opened. It loads one script of ours, known by its hash, as `'self'` means little in a document without a named origin
 * (Safari before 26 takes every https address for it), and the provider's, by their whole addresses. Trusted types are not
 * asked for: scripts of providers put script elements into the document themselves.
 *
 * The second policy, which a script has to pass too, lets in only what our own script loads, and what that loads in turn. A frame
 * of the provider's making (`srcdoc`) inherits both policies and could otherwise load its script again, with a `RTCPeerConnection`
 * that we have not taken away. No policy asks about those packets.
 * @param ownScripts hashes of what we have written into it, as sources
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
    // A name that is only looked up tells its name server.
    'X-DNS-Prefetch-Control': 'off',
    'Permissions-Policy': NO_PERMISSIONS,
    ...OF_EACH_PAGE,
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** What the policies of pages for staff have alike. */
const STAFF_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The headers of pages for staff, with forms and links, not a kiosk: the demo hotel's and the list of tablets. */
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

/**
 * The headers of the page that shows the contracts. Its viewer writes its own HTML, so trusted types are not asked for, and
 * has its signs as `data:` pictures.
 */
export const VIEWER_HEADERS: Readonly<Record<string, string>> = {
  ...STAFF_PAGE_HEADERS,
  'Content-Security-Policy': [...STAFF_POLICY, "img-src 'self' data:", "form-action 'none'"].join('; '),
};
