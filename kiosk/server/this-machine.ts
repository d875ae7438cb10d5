import type { Context } from 'hono';
import type { GatewayEnv } from './gateway.ts';
import { nameIn } from './hosts.ts';
import { canonical } from './network.ts';

/** Headers that say that a proxy has passed a request on; no browser sends one of them by itself. */
const OF_PROXIES =
  /^(?:forwarded|via|x-forwarded.*|x-original-.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-envoy-.*|x-proxyuser-ip|cf-.*|true-client-ip|fastly-.*|fly-.*|cdn-loop)$/u;

/**
 * Whether a request comes from a browser on this machine, as far as that can be known. A proxy on this machine connects from
 * the loopback too, but it names the client in a header, passes on the name under which it was asked, or speaks HTTP/1.0, as
 * nginx does unless it is told otherwise. One that does none of this looks like a browser.
 */
export function isFromThisMachine({ req, env }: Context<GatewayEnv>): boolean {
  const headers = req.header();
  const incoming = env?.incoming;
  return (
    !Object.keys(headers).some((name) => OF_PROXIES.test(name)) &&
    isOwnName(nameIn(headers.host ?? new URL(req.url).host).toLowerCase()) &&
    (incoming === undefined ||
      (incoming.httpVersion !== '1.0' && isOwnAddress(incoming.socket.remoteAddress ?? '')))
  );
}

/** Names that lead a browser to its own machine. */
const isOwnName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || isOwnAddress(name);

function isOwnAddress(text: string): boolean {
  const address = canonical(text);
  return address === '::1' || address?.startsWith('127.') === true;
}
