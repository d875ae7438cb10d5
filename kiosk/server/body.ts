import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { GatewayEnv } from './gateway.ts';

/** Why a body was not read. */
export type BodyRefusal = 'too-large' | 'no-length' | 'broken-off';

/**
 * Reads a body whole. A body whose length is not said beforehand is not read: browsers and proxies that wait for all of it say it.
 * @param most its largest size in bytes
 */
export async function readBody(
  context: Context<GatewayEnv>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | BodyRefusal> {
  if (context.req.header('transfer-encoding') !== undefined) return 'no-length';
  let body: Uint8Array<ArrayBuffer> | undefined;
  try {
    await bodyLimit({ maxSize: most, onError: () => new Response() })(context, async () => {
      body = new Uint8Array(await context.req.arrayBuffer());
    });
  } catch {
    return 'broken-off';
  }
  return body ?? 'too-large';
}
