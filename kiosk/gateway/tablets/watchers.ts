import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { NOTHING } from '../reply.ts';

/**
 * Lets only those read who bring the token: a program as `Bearer`, a person as the password that the browser asks for,
 * under any name. Without a token everybody may.
 */
export function forWatchers(token: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    const header = context.req.header('authorization') ?? '';
    if (token === undefined || isSame(bearerIn(header) ?? passwordIn(header) ?? '', token)) return next();
    return new Response(null, {
      status: 401,
      headers: {
        ...NOTHING,
        'WWW-Authenticate': 'Basic realm="tablets", charset="UTF-8"',
        'Cache-Control': 'no-store',
      },
    });
  };
}

/** Whether a header brings a token as `Bearer`. */
export const bringsToken = (header: string | undefined, token: string): boolean =>
  isSame(bearerIn(header ?? '') ?? '', token);

const bearerIn = (header: string): string | undefined => /^bearer +(.*)$/iu.exec(header)?.[1];

function passwordIn(header: string): string | undefined {
  const credentials = /^basic +(\S+)$/iu.exec(header)?.[1];
  if (credentials === undefined) return undefined;
  const text = Buffer.from(credentials, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

/** Compares hashes, so that the time it takes reveals nothing of the token. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
