import { Hono } from 'hono';
import type { Gateway, GatewayEnv } from './gateway.ts';
import { healthAnswer, healthStatus } from './health.ts';
import { nameIn } from './hosts.ts';
import type { Listenable } from './listen.ts';
import type { Log } from './log.ts';
import { emptyReply, toResponse } from './reply.ts';

/** A tenant's gateway and its host names. */
export interface Part {
  readonly hosts: readonly string[];
  readonly gateway: Gateway;
  readonly log: Log;
}

/** Milliseconds between looks at a tenant without good settings. */
const RETRY_MS = 10_000;

/** Serves several tenants, which share nothing, on one port. The host of a request chooses the tenant. */
export function byHost(parts: readonly Part[], log: Log): Required<Listenable> & Pick<Gateway, 'start'> {
  const owners = new Map(
    parts.flatMap(({ hosts, gateway }) => hosts.map((host) => [host.toLowerCase(), gateway])),
  );
  const ownerOf = (host: string | undefined) => owners.get(nameIn(host ?? '').toLowerCase());
  const waiting = new Set(parts);
  let isDraining = false;
  /** A probe that knows only the machine's address asks under a foreign name. */
  const health = async (strict: string | undefined) => {
    const troubles = await Promise.all(parts.map(({ gateway }) => gateway.troubles()));
    const troubled = troubles.filter(({ length }) => length > 0).length;
    return healthAnswer(strict, {
      status: healthStatus(isDraining, troubled > 0),
      tenants: parts.length,
      waiting: waiting.size,
      troubled,
    });
  };
  const app = new Hono<GatewayEnv>();
  app.all('*', async (context) => {
    // The host of the connection: a request's address may name another.
    const owner = ownerOf(context.env?.incoming?.headers.host ?? context.req.header('host'));
    if (owner !== undefined) return owner.fetch(context.req.raw, context.env);
    return context.req.path === '/healthz'
      ? health(context.req.query('strict'))
      : toResponse(emptyReply(404));
  });
  const start = async (part: Part): Promise<unknown> => {
    try {
      await part.gateway.start();
      waiting.delete(part);
      return undefined;
    } catch (error) {
      return error;
    }
  };
  const startLater = async (part: Part) => {
    while (waiting.has(part) && !isDraining) {
      await new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS).unref());
      await start(part);
    }
  };
  return {
    fetch: app.fetch,
    quick(request) {
      const { host } = request.headers;
      const owner = ownerOf(host);
      if (owner !== undefined) return owner.quick(request);
      if (request.url?.split('?', 1)[0] === '/healthz') return undefined;
      log.fault('foreign-host', { mend: 'set HOSTS of a tenant to the name' });
      return emptyReply(404, { 'Lobby-Gateway': 'not-sent' });
    },
    async start() {
      const problems = await Promise.all(parts.map(start));
      const [first] = problems.filter((problem) => problem !== undefined);
      // One tenant's bad settings do not close the others' lobbies.
      if (waiting.size === parts.length) throw first;
      for (const [at, problem] of problems.entries()) {
        const part = parts[at];
        if (problem === undefined || part === undefined) continue;
        part.log.fault('settings-bad', { problem: problem instanceof Error ? problem.message : 'unknown' });
        void startLater(part);
      }
    },
    drain() {
      isDraining = true;
      for (const { gateway } of parts) gateway.drain();
    },
    isBusy: () => parts.some(({ gateway }) => gateway.isBusy()),
    async end() {
      await Promise.all(parts.map(({ gateway }) => gateway.end()));
    },
  };
}
