import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ForeignOrigins } from './security.ts';

/** Where a tenant's bundle names other origins. */
const CONNECT_KEYS = [
  ['api', 'client_url'],
  ['api', 'point_url'],
  ['address_lookup', 'url'],
  ['tracking', 'endpoint'],
  ['kiosk', 'heartbeat_url'],
] as const;
const SCRIPT_KEYS = [['card', 'script_url']] as const;

/**
 * The origins a bundle names; only absolute http(s) addresses count. Whatever is missing or malformed names none, so
 * that a broken bundle makes the policy tighter, never looser.
 */
export function foreignOrigins(bundle: unknown): ForeignOrigins {
  return { script: originsAt(bundle, SCRIPT_KEYS), connect: originsAt(bundle, CONNECT_KEYS) };
}

function originsAt(bundle: unknown, keys: readonly (readonly [string, string])[]): string[] {
  const origins = keys.map(([group, key]) => originOf(member(member(bundle, group), key)));
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function originOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

/** The bundle of a tenant's folder, `config.json`; undefined when it is missing or not JSON. */
export async function readBundle(folders: readonly string[]): Promise<unknown> {
  for (const folder of folders) {
    const text = await readFile(join(folder, 'config.json'), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    try {
      return JSON.parse(text.replace(/^\uFEFF/u, ''));
    } catch {
      return undefined;
    }
  }
  return undefined;
}
