import type { Hono } from 'hono';
import type { FolderOptions } from './files.ts';
import type { GatewayEnv } from './gateway.ts';
import { CACHING, emptyReply, fileRequestOf, sendReply, toResponse } from './reply.ts';
import { VIEWER_HEADERS } from './security.ts';
import { StaticFiles } from './static.ts';

const BASE = '/openapi';

/** Serves the contracts and their page below `/openapi/`; 404 without a folder. */
export function addContract(app: Hono<GatewayEnv>, folder: string, options: FolderOptions): void {
  const files = new StaticFiles([folder], options);
  app.get(BASE, (context) => context.redirect(`${BASE}/`));
  app.get(`${BASE}/*`, async (context) => {
    const name = context.req.path.slice(BASE.length);
    const found = await files.find(name === '/' ? '/index.html' : name);
    if (found === undefined) return toResponse(emptyReply(404));
    const headers = { ...VIEWER_HEADERS, 'Cache-Control': CACHING.ask };
    return sendReply(
      context.env?.outgoing,
      await files.reply(found.file, fileRequestOf(context.req, name), headers, found),
    );
  });
}
