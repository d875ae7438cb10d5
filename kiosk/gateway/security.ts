/** Origins outside our own that the tenant's bundle names. */
export interface ForeignOrigins {
  /** The card provider's script. */
  readonly script: readonly string[];
  /** The hotel, the point and the postcode service, tracking. */
  readonly connect: readonly string[];
}

/** Only these may be made into script-like things by the page: DOMPurify's, our own HTML's, and the default policy. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default dompurify lobby-html";

/** Browser features that a kiosk has no use for. The camera is for the passport. */
const FEATURES_OFF = [
  ...['accelerometer', 'ambient-light-sensor', 'autoplay', 'bluetooth', 'browsing-topics', 'clipboard-read'],
  ...['clipboard-write', 'display-capture', 'encrypted-media', 'gamepad', 'geolocation', 'gyroscope', 'hid'],
  ...[
    'identity-credentials-get',
    'idle-detection',
    'keyboard-map',
    'local-fonts',
    'magnetometer',
    'microphone',
  ],
  ...['midi', 'otp-credentials', 'payment', 'picture-in-picture', 'publickey-credentials-create'],
  ...['publickey-credentials-get', 'serial', 'storage-access', 'usb', 'web-share', 'window-management'],
  'xr-spatial-tracking',
];
/** What the page itself does: the camera, and the full screen and lit screen of a kiosk. */
const FEATURES_ON = ['camera=(self)', 'fullscreen=(self)', 'screen-wake-lock=(self)'];

const PERMISSIONS = [...FEATURES_ON, ...FEATURES_OFF.map((feature) => `${feature}=()`)].join(', ');

/** The content security policy of the tablet's page. */
export function contentSecurityPolicy({ script, connect }: ForeignOrigins): string {
  return [
    'sandbox allow-scripts allow-same-origin allow-forms',
    "default-src 'none'",
    `script-src ${["'self'", ...script].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The card provider's script calls its own origin for the token.
    `connect-src ${["'self'", ...new Set([...connect, ...script])].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    TRUSTED_TYPES,
  ].join('; ');
}

/** The headers of every document we serve to a tablet. */
export function documentHeaders(foreign: ForeignOrigins): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(foreign),
    'Permissions-Policy': PERMISSIONS,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The headers of pages for staff, with forms and links, not a kiosk: the demo hotel's and the list of tablets. */
export const STAFF_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
