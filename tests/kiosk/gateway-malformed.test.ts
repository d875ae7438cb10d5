import { expect, it } from 'vitest';
import { sendRaw } from '../../kiosk/lab/attack/wire.ts';
import { gatewayFor, openPort, siteForEachTest } from './support/site.ts';

const site = siteForEachTest();
const HOST = 'Host: 127.0.0.1\r\nConnection: close';

it.each([
  ['an address that is none', `GET * HTTP/1.1\r\n${HOST}\r\n\r\n`, 400],
  ['a backslash in the path', `GET /data\\..\\x HTTP/1.1\r\n${HOST}\r\n\r\n`, 400],
  ['an address of another kind', `PUT ftp://127.0.0.1/ HTTP/1.1\r\n${HOST}\r\n\r\n`, 400],
  ['a port that is none', 'POST / HTTP/1.1\r\nHost: 127.0.0.1:99999\r\nContent-Length: 0\r\n\r\n', 400],
  ['a space in the path', `GET /a b HTTP/1.1\r\n${HOST}\r\n\r\n`, 400],
  ['no method that we know', `BREW / HTTP/1.1\r\n${HOST}\r\n\r\n`, 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a header of 100 KB', `GET / HTTP/1.1\r\n${HOST}\r\nA: ${'b'.repeat(100_000)}\r\n\r\n`, 431],
  ['an expectation', `GET / HTTP/1.1\r\n${HOST}\r\nExpect: evil\r\n\r\n`, 417],
])('a request with %s is refused', async (_, text, status) => {
  const { port } = await openPort(gatewayFor(site));
  const { answers } = await sendRaw({ host: '127.0.0.1', port }, text, { quietMs: 300 });
  expect(answers.map((answer) => answer.status)).toEqual([status]);
});
