import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Reply } from './reply.ts';

/** What the Node server passes in; absent when the app is called in process. */
export type GatewayEnv = {
  Bindings: { readonly incoming?: IncomingMessage; readonly outgoing?: ServerResponse };
};

/** A gateway, for `listen`. */
export interface Gateway {
  /** Answers in process, for tests; hosts and draining are checked where it is listened on. */
  readonly request: Hono<GatewayEnv>['request'];
  readonly fetch: Hono<GatewayEnv>['fetch'];
  /** The refusal of what never gets further; undefined: use `fetch`. */
  readonly quick: (request: IncomingMessage) => Reply | undefined;
  /**
   * Reads the settings for the first time, and the app into memory, and starts to watch the card provider's script.
   * @throws {Error} with one sentence that names file and key when there are no good settings
   */
  readonly start: () => Promise<void>;
  /** Takes no more calls: everything but `/healthz` is refused from now on. */
  readonly drain: () => void;
  /** Whether calls to the hotel are under way, with a tablet that waits for them or without. */
  readonly isBusy: () => boolean;
  /** What keeps guests from being served as the hotel wants it, by name: bad settings, no room, no disk, no store. */
  readonly troubles: () => Promise<readonly string[]>;
  /** Tells other gateways the last news of the tablets. */
  readonly end: () => Promise<void>;
}
