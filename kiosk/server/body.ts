import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { GatewayEnv } from './gateway.ts';

export type BodyRefusal = 'too-large' | 'no-length' | 'broken-off';

/** Reads at most `most` bytes. A body without a length is refused: browsers and waiting proxies send one. */
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
