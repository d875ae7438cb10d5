/** Settings of a file, unchecked. */
export interface Settings {
  [key: string]: string | number | boolean | readonly (string | number)[] | Settings;
}

/** The back ends with their extra settings. */
export const SYSTEMS = {
  legacy: { system: 'legacy' },
  cico: { system: 'cico', api: { authorization_client: 'demo-client' }, facility: { id: 'HONKAN' } },
} as const satisfies Readonly<Record<string, Settings>>;

export type System = keyof typeof SYSTEMS;

export function merge(base: Settings, over: Settings): Settings {
  const merged: Settings = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const standing = merged[key];
    merged[key] = isGroup(standing) && isGroup(value) ? merge(standing, value) : value;
  }
  return merged;
}

const isGroup = (value: Settings[string] | undefined): value is Settings =>
  typeof value === 'object' && !Array.isArray(value);
