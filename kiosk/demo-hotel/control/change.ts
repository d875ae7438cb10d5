import type { Context, Hono } from 'hono';
import type { NodeEnv } from '../apply-fault.ts';
import { Refusal } from '../refusal.ts';
import { readJson } from '../request.ts';

const LARGEST_BODY = 64 * 1024;

/** Adds a change by POST with JSON, never from another site's page. @param change may throw a `Refusal` */
export function addChange(app: Hono<NodeEnv>, path: string, change: (input: unknown) => object): void {
  app.post(path, async (context) => {
    refuseOtherSites(context);
    return context.json(change(await readJson(context.req.raw, LARGEST_BODY)));
  });
}

/** A browser names a request's origin in at least one header; programs send neither. */
function refuseOtherSites(context: Context<NodeEnv>): void {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  const own = context.req.header('host') ?? new URL(context.req.url).host;
  if ((site !== undefined && site !== 'same-origin') || (origin !== undefined && hostOf(origin) !== own)) {
    throw new Refusal(403, 'this hotel takes changes from its own pages only');
  }
}

/** An origin's host and port; undefined for `null`, the origin of a page without one. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
