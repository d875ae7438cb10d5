export const HEARTBEAT = {
  device: 'LOBBY-1',
  versions: { app: '0.1.0', browser: 'Chrome/156.0.0.0' },
  shell: 'in-use',
  bundle: { revision: '0badcafe', source: 'hotel' },
  screen: '/checkin/term',
  uptime_s: 61,
  boots: 3,
  last_reset: 'idle',
  errors: { network: 2, 'status-503': 1 },
};

/** A tablet without troubles. */
export const WELL = { ...HEARTBEAT, errors: {} };
