/** A call whose body goes to the hotel. */
export const CALL = '/api/v1/client/payment/public_key';
/** What the hotel gets when a body is read as a request. */
export const HIDDEN = '/api/v1/client/facilities/smuggled';
/** A request to hide in a body. */
export const HIDDEN_REQUEST = `GET ${HIDDEN} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
/** The same in one chunk. */
export const HIDDEN_IN_CHUNK = `${HIDDEN_REQUEST.length.toString(16)}\r\n${HIDDEN_REQUEST}\r\n0\r\n\r\n`;

/** Headers of a body that two servers may read differently: none of them may pass. */
const LENGTHS = [
  ...[
    '-1',
    '+5',
    '5, 5',
    '5,6',
    '0x5',
    '5 5',
    '5;5',
    '05e0',
    '5.0',
    'five',
    '',
    '99999999999999999999',
    '18446744073709551616',
    '5\t5',
    '٥',
    '5\0',
  ].map((value) => `Content-Length: ${value}`),
  ...[
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: 5\r\nContent-Length: 5',
    'Content-Length : 5',
    ' Content-Length: 5',
    'Content-Length\t: 5',
    'Content-Length\0: 5',
    'Content-Length: 5\r\n ,6',
  ],
];
const ENCODINGS = [
  ...[
    'xchunked',
    'chunked, identity',
    'identity',
    'identity, chunked',
    'gzip',
    'chunked, gzip',
    'chunked;q=1',
    'chunked, chunked',
    'cow',
    ' chunked,',
    ',chunked',
    '"chunked"',
    'chunked\0',
    '\x0bchunked',
    'chunked\x0b',
    'chun ked',
    'x, chunked',
    'gzip, chunked',
    'chunked, x',
  ].map((value) => `Transfer-Encoding: ${value}`),
  ...[
    'Transfer-Encoding : chunked',
    ' Transfer-Encoding: chunked',
    'Transfer-Encoding\t: chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding:\r\n chunked',
    'Transfer-Encoding: chunked\nX: y',
    'X: y\nTransfer-Encoding: chunked',
  ],
];
/** Header lines and bodies that may be read in two ways. */
export const AMBIGUOUS: readonly (readonly [string, string])[] = [
  ...LENGTHS.map((line) => [line, `hello${HIDDEN_REQUEST}`] as const),
  ...ENCODINGS.map((line) => [line, HIDDEN_IN_CHUNK] as const),
  ...ENCODINGS.map((line) => [`Content-Length: 5\r\n${line}`, HIDDEN_IN_CHUNK] as const),
  ...['chunked', 'Chunked', 'CHUNKED', '\tchunked', 'chunked '].flatMap((value) => [
    [`Content-Length: 5\r\nTransfer-Encoding: ${value}`, `0\r\n\r\n${HIDDEN_REQUEST}`] as const,
    [
      `Transfer-Encoding: ${value}\r\nContent-Length: ${5 + HIDDEN_REQUEST.length}`,
      `0\r\n\r\n${HIDDEN_REQUEST}`,
    ] as const,
  ]),
];
/** Malformed chunks; what follows them must not be read as a request. */
export const CHUNKS = [
  ...[
    '-5\r\nhello\r\n0\r\n\r\n',
    '+5\r\nhello\r\n0\r\n\r\n',
    '0x5\r\nhello\r\n0\r\n\r\n',
    '5 \r\nhello\r\n0\r\n\r\n',
    ' 5\r\nhello\r\n0\r\n\r\n',
    '5\nhello\n0\n\n',
    '5\r\nhelloX\r\n0\r\n\r\n',
    '5\r\nhello0\r\n\r\n',
  ],
  ...[
    'ffffffffffffffff\r\nhello',
    'fffffffffffffffff\r\nhello',
    '80000000\r\nhello',
    '5;a=\n\r\nhello\r\n0\r\n\r\n',
    '5;\r\0\nhello\r\n0\r\n\r\n',
    '5\r\r\nhello\r\n0\r\n\r\n',
    'g\r\nhello\r\n0\r\n\r\n',
    '\r\n\r\n',
    '5\r\nhello\r\n0\r\nA\r\n\r\n',
  ],
];
/** Malformed heads of requests. */
export const HEADS = [
  ...[
    'GET /\r\n',
    'GET / HTTP/0.9\r\n\r\n',
    'GET / HTTP/1.2\r\nHost: 127.0.0.1\r\n\r\n',
    'GET / HTTP/2.0\r\nHost: 127.0.0.1\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / http/1.1\r\nHost: 127.0.0.1\r\n\r\n',
    'GET / HTTP/1.1.1\r\n\r\n',
  ],
  ...[
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
    'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    'TRACE / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: a=b\r\n\r\n',
  ],
  ...[
    'OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
    'GET * HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
    'GET  / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
    ' GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
    'GET / HTTP/1.1 \r\nHost: 127.0.0.1\r\n\r\n',
    'GET\t/\tHTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  ],
  ...[
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    'GET / HTTP/1.1\nHost: 127.0.0.1\n\n',
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: evil.example\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
  ],
  ...[
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nNo colon\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n: empty\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nA\0B: c\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nA: b\0c\r\n\r\n',
    'GET / HTTP/1.1\r\nHost : 127.0.0.1\r\n\r\n',
  ],
  ...[
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nA: b\r\n c\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\n Host: 127.0.0.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nA: b\rc\r\n\r\n',
    '\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
    '\0\0\0\0',
    '\x16\x03\x01\x02\0\x01\0\x01\xfc',
    'SSH-2.0-evil\r\n',
    'EHLO evil\r\n',
    '*1\r\n$4\r\nPING\r\n',
  ],
  ...[
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\nConnection: Upgrade, HTTP2-Settings, close\r\n\r\n',
  ],
  ...[
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: evil\r\nConnection: close\r\n\r\n',
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
    `${'A'.repeat(100_000)} / HTTP/1.1\r\n\r\n`,
  ],
  `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nA: ${'b'.repeat(100_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n${'a'.repeat(100_000)}: b\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n${Array.from({ length: 10_000 }, (_, at) => `A${at}: b\r\n`).join('')}\r\n`,
  `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n${'A: b\r\n'.repeat(2_500)}Content-Length: 5\r\n\r\nhello`,
  `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nRange: bytes=${'0-0,'.repeat(3_000)}1-\r\nConnection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nIf-None-Match: ${'"a",'.repeat(3_000)}\r\nAccept-Encoding: ${'a;q=0,'.repeat(500)}\r\nConnection: close\r\n\r\n`,
];
