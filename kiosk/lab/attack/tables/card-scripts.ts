/** Hosts that stand for this machine or its network, in the spellings that an address may have. */
const HOSTS = [
  '127.0.0.1',
  'localhost',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  '127.0.0.2',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[::7f00:1]',
];

/** Addresses of a card script with which a tenant would have the gateway ask a port of its own machine. */
export const INNER_ADDRESSES = (port: number): readonly string[] =>
  HOSTS.flatMap((host) => ['http', 'https'].map((scheme) => `${scheme}://${host}:${port}/token.js`));
