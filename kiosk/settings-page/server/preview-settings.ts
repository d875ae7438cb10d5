import { readConfig } from '../../../src/config/read.ts';

type Group = Readonly<Record<string, unknown>>;

/** Replaces settings that lead to a real hotel or other services. */
const OVER: Readonly<Record<string, Group>> = {
  api: {
    client_url: '',
    point_url: '',
    client_allows_credentials: false,
    authorization_client: 'demo-client',
  },
  card: { script_url: '/demo/token.js', script_integrity: '', also_loads: [] },
  address_lookup: { url: '/address/search' },
  tracking: { endpoint: '' },
  kiosk: { heartbeat_url: '', heartbeat_token: '' },
};

/** The demo hotel refuses any other facility. */
const FACILITY = { legacy: '101', cico: 'HONKAN' } as const;

/** The settings for the preview with the demo hotel; undefined for refused ones. */
export function previewSettings(json: object): object | undefined {
  const reading = readConfig(json);
  if (!reading.ok) return undefined;
  const { system, kiosk } = reading.config;
  const own = new Map(Object.entries(json));
  for (const [name, group] of Object.entries(OVER)) own.set(name, { ...groupOf(own.get(name)), ...group });
  // The demo hotel takes no card without one.
  own.set('facility', { id: FACILITY[system] });
  // Nobody needs help during a trial.
  if (kiosk.help_url !== '') own.set('kiosk', { ...groupOf(own.get('kiosk')), help_url: '/help' });
  return Object.fromEntries(own);
}

const groupOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
