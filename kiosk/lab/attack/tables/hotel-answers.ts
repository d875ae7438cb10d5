/** Content types that are not JSON, or almost JSON. */
export const TYPES = [
  ...[
    'text/html',
    'text/html; charset=utf-7',
    'text/javascript',
    'application/javascript',
    'text/css',
    'image/svg+xml',
  ],
  ...[
    'application/xhtml+xml',
    'text/xml',
    'application/xml',
    'application/wasm',
    'application/octet-stream',
    'text/plain',
  ],
  ...[
    'multipart/x-mixed-replace; boundary=x',
    'application/pdf',
    'text/html;application/json',
    'application/json, text/html',
  ],
  ...[
    'application/json\t;text/html',
    'x/json',
    'application/jsonx',
    'message/rfc822',
    'text/event-stream',
    'application/x-shockwave-flash',
  ],
  ...[
    'text/cache-manifest',
    'font/woff2',
    '',
    'html',
    '*/*',
    'application/json;charset=utf-7',
    'application/html+json',
    'unknown/unknown',
  ],
];

/** Headers that a page or a browser would act on. */
export const HEADERS = [
  ...[
    'Set-Cookie: session=stolen; Path=/',
    'Set-Cookie2: a=b',
    'Location: https://evil.example/',
    'Refresh: 0;url=https://evil.example/',
  ],
  ...[
    'Clear-Site-Data: "*"',
    'Service-Worker-Allowed: /',
    'Strict-Transport-Security: max-age=99999999; includeSubDomains',
  ],
  ...[
    'Link: </api/v1/client/facilities?answer=script>; rel=preload; as=script',
    'Access-Control-Allow-Origin: *',
  ],
  ...[
    'Access-Control-Allow-Credentials: true',
    'Access-Control-Allow-Headers: *',
    'Access-Control-Expose-Headers: *',
    'Timing-Allow-Origin: *',
  ],
  ...[
    'Content-Security-Policy: default-src *',
    'Content-Security-Policy-Report-Only: default-src *; report-uri https://evil.example/',
  ],
  ...[
    'X-Content-Type-Options: none',
    'Cross-Origin-Resource-Policy: cross-origin',
    'Cross-Origin-Opener-Policy: unsafe-none',
    'X-Frame-Options: ALLOWALL',
  ],
  ...[
    'Permissions-Policy: camera=*',
    'Referrer-Policy: unsafe-url',
    'SourceMap: https://evil.example/x.map',
    'Content-Disposition: attachment; filename=evil.html',
  ],
  ...[
    'Content-Location: https://evil.example/',
    'Alt-Svc: h2="evil.example:443"',
    'NEL: {"report_to":"x","max_age":1}',
    'Report-To: {"group":"x"}',
  ],
  ...[
    'WWW-Authenticate: Basic realm="the hotel"',
    'Proxy-Authenticate: Basic realm="x"',
    'Cache-Control: public, max-age=31536000, immutable',
    'Expires: Fri, 01 Jan 2100 00:00:00 GMT',
  ],
  ...[
    'Age: 0',
    'ETag: "evil"',
    'Vary: *',
    'Upgrade: h2c',
    'Lobby-Gateway: not-sent',
    'Server: evil',
    'X-Powered-By: evil',
    'X-Planted: 1',
    'Trailer: Set-Cookie',
  ],
  ...[
    'Content-Encoding: evil',
    'Content-Encoding: gzip, gzip',
    'Origin-Trial: x',
    'Document-Policy: x',
    'Speculation-Rules: "/x"',
    'Use-As-Dictionary: match="/*"',
  ],
];
