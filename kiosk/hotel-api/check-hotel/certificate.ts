import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type Finding, note } from './report.ts';

const DAY_MS = 86_400_000;
/** In days: time to get a new one. */
const SOON = 21;
const TIMEOUT_MS = 10_000;

/** The protection of the connection. A refused certificate shows with the first call. */
export async function tlsFindings(url: string): Promise<readonly Finding[]> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol === 'http:') {
    const isHere = /^(localhost|127\.|\[::1\])/u.test(hostname);
    return isHere ? [] : note('tls', 'not encrypted (http): names and passports can be read on the way');
  }
  const until = await validUntil(hostname.replace(/^\[|\]$/gu, ''), Number(port || 443));
  const days = until === undefined ? undefined : Math.floor((until - Date.now()) / DAY_MS);
  return days === undefined || days < 0 || days > SOON
    ? []
    : note('tls', `TLS: its certificate ends in ${days} days`);
}

function validUntil(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    // Only looked at; the calls themselves check it.
    const named = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host, port, ...named, rejectUnauthorized: false, timeout: TIMEOUT_MS });
    const end = (until: number | undefined) => {
      socket.destroy();
      resolve(until);
    };
    socket.on('secureConnect', () => end(Date.parse(socket.getPeerCertificate().valid_to)));
    socket.on('timeout', () => end(undefined));
    socket.on('error', () => end(undefined));
  });
}
