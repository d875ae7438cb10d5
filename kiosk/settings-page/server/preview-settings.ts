import { readConfig } from '../../../src/config/read.ts';

/** Settings of one group. */
type Group = Readonly<Record<string, unknown>>;

/** The demo hotel's own values where settings would lead the preview to a real hotel, or to other services. */
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

/** Facilities of the demo hotel; it refuses any other. */
const FACILITY = { legacy: '101', cico: 'HONKAN' } as const;

/** The settings with which the preview shows the demo hotel, whatever hotel they are for; undefined where tablets take none. */
export function previewSettings(json: object): object | undefined {
  const reading = readConfig(json);
  if (!reading.ok) return undefined;
  const { system, kiosk } = reading.config;
  const own = new Map(Object.entries(json));
  for (const [name, group] of Object.entries(OVER)) own.set(name, { ...groupOf(own.get(name)), ...group });
  // The demo hotel takes no card without one.
  own.set('facility', { id: FACILITY[system] });
  // Help that another server hears of is of no use to anyone while trying.
  if (kiosk.help_url !== '') own.set('kiosk', { ...groupOf(own.get('kiosk')), help_url: '/help' });
  return Object.fromEntries(own);
}

const groupOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
