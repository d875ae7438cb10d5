import type { Context } from 'hono';
import type { GatewayEnv } from './gateway.ts';
import { nameIn } from './hosts.ts';
import { isLoopback, isOwnPlace } from './loopback.ts';

/** Headers of proxies; no browser sends one. */
const OF_PROXIES =
  /^(?:forwarded|via|x-forwarded.*|x-original-.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-envoy-.*|x-proxyuser-ip|cf-.*|true-client-ip|fastly-.*|fly-.*|cdn-loop)$/u;

/**
 * Whether a request seems to come from a browser on this machine. A local proxy also connects from the loopback, but
 * names its client in a header, passes another host on, or speaks HTTP/1.0 as nginx does; one without these signs
 * looks like a browser. No browser connects to a socket file.
 */
export function isFromThisMachine({ req, env }: Context<GatewayEnv>): boolean {
  const headers = req.header();
  const incoming = env?.incoming;
  return (
    !Object.keys(headers).some((name) => OF_PROXIES.test(name)) &&
    isOwnName(nameIn(headers.host ?? new URL(req.url).host).toLowerCase()) &&
    (incoming === undefined ||
      (incoming.httpVersion !== '1.0' && isLoopback(incoming.socket.remoteAddress ?? '')))
  );
}

const isOwnName = (name: string): boolean => name.endsWith('.localhost') || isOwnPlace(name);
