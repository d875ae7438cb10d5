export const heartbeatText = (more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ ...RIGHT, ...more });

const RIGHT = {
  device: 'LOBBY-1',
  versions: { app: '0.1.0+abc', browser: 'Chromium/120' },
  shell: 'ready',
  bundle: { revision: 'abc123', source: 'network' },
  screen: '/checkin',
  uptime_s: 60,
  boots: 1,
  last_reset: 'none',
  errors: { network: 1 },
};
