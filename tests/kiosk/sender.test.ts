import { expect, it } from 'vitest';
import { addressIn, networkOf } from '../../kiosk/server/network.ts';
import { HEARTBEAT } from './support/heartbeat.ts';
import { watchedGateway } from './support/watch.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:49152', '203.0.113.7'],
  ['203.0.113.7:', '203.0.113.7'],
  ['203.0.113.7:_port', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['"203.0.113.7:80"', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:DB8::1', '2001:db8::1'],
  ['2001:0db8:0:0::0001', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:49152', '2001:db8::1'],
  ['"[2001:db8::1]:49152"', '2001:db8::1'],
  ['[2001:db8::1%25eth0]:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::1', '::1'],
  ['', undefined],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['_hidden:80', undefined],
  ['[unknown]:80', undefined],
  ['[203.0.113.7]x', undefined],
  ['203.0.113.7 203.0.113.8', undefined],
  ['203.0.113.999', undefined],
  ['203.0.113.999:80', undefined],
  ['203.0.113', undefined],
  ['0203.0.113.7', undefined],
  ['0xcb007107', undefined],
  ['2001:db8:::1', undefined],
  ['[2001:db8::1', undefined],
  ['lobby.example', undefined],
  ['127.0.0.1\u0000', undefined],
  ['%', undefined],
])('an entry of X-Forwarded-For %j is from %s', (entry, address) => {
  expect(addressIn(entry)).toBe(address);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:ffff::2', '2001:db8:0:0'],
  ['2001:0DB8:0:1::1', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each<[string, (number: number) => string]>([
  ['another port', (number) => `203.0.113.7:${1024 + number}`],
  ['another port of IPv6', (number) => `[2001:db8::1]:${1024 + number}`],
  ['another address of its network', (number) => `2001:db8::${number + 1}`],
  ['another zone', (number) => `fe80::1%${number}`],
  ['another name', (number) => `_hidden${number}`],
  ['another entry before its own', (number) => `10.0.0.${number}, 203.0.113.7`],
  ['another text', (number) => `203.0.113.7 ${number}`],
])('a sender with %s each time is one sender: no limit is passed by', async (_, from) => {
  const { send } = watchedGateway({ trustsProxy: true });
  const statuses = new Set<number>();
  // A guest calls sixty times at once at most.
  for (let number = 0; number < 61; number += 1)
    statuses.add(
      await send('/help', { device: HEARTBEAT.device, screen: '/' }, { 'x-forwarded-for': from(number) }),
    );
  expect([...statuses]).toEqual([204, 429]);
});
