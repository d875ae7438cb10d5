import { BlockList, isIPv6 } from 'node:net';

/** Networks that are no part of the public internet, as in the registries of special addresses. */
const NOT_PUBLIC = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    // Carriers' own.
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    // Multicast, and all that is reserved above it.
    ['224.0.0.0', 3],
  ],
  // Of version 6, only 2000::/3 is public.
  ipv6: [
    // Teredo and others; documentation; 6to4, which carries an address of version 4.
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
} as const;

const closed = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [network, prefix] of NOT_PUBLIC[family]) closed.addSubnet(network, prefix, family);
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet: neither to this machine, nor to a network of its own. */
export function isPublicAddress(address: string): boolean {
  // Those that carry one of version 4, mapped or translated, lie outside 2000::/3.
  if (isIPv6(address)) return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return !closed.check(address, 'ipv4');
}
