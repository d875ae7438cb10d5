import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/**
 * Lets only those read who bring the token: a program as `Bearer`, a person as the password that the browser asks for,
 * under any name. Without a token everybody may.
 */
export function forWatchers(token: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (token === undefined || isSame(tokenIn(context.req.header('authorization') ?? ''), token))
      return next();
    return new Response(null, {
      status: 401,
      headers: { 'WWW-Authenticate': 'Basic realm="tablets", charset="UTF-8"', 'Cache-Control': 'no-store' },
    });
  };
}

function tokenIn(header: string): string {
  const [scheme = '', credentials = ''] = header.split(' ');
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return '';
  const [, ...password] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
  return password.join(':');
}

/** Compares hashes: how long it takes tells nothing of the token. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
