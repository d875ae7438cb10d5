import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an address leads to this machine alone, in either way of writing one of IPv4. */
export function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && LOOPBACK.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether only programs on this machine reach what is listened on there. */
export const isOwnPlace = (host: string): boolean => host.toLowerCase() === 'localhost' || isLoopback(host);
