import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Reply } from './reply.ts';

/** The Node server's own request and response; absent for calls in process. */
export type GatewayEnv = {
  Bindings: { readonly incoming?: IncomingMessage; readonly outgoing?: ServerResponse };
};

export interface Gateway {
  /** Answers in process, for tests; hosts and draining are checked by the listener. */
  readonly request: Hono<GatewayEnv>['request'];
  readonly fetch: Hono<GatewayEnv>['fetch'];
  /** Refuses early; undefined passes the request on to `fetch`. */
  readonly quick: (request: IncomingMessage) => Reply | undefined;
  /** Reads settings and app, and starts the card watch. @throws {Error} naming file and key without good settings */
  readonly start: () => Promise<void>;
  readonly drain: () => void;
  readonly isBusy: () => boolean;
  /** Present troubles by name: bad settings, no room, no disk, no store. */
  readonly troubles: () => Promise<readonly string[]>;
  /** Tells other gateways the last news of the tablets. */
  readonly end: () => Promise<void>;
}
