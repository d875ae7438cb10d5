/** Settings as they stand in a file, before anything is read into them. */
export interface Settings {
  [key: string]: string | number | boolean | readonly (string | number)[] | Settings;
}

/** The back ends, and what their settings need besides. */
export const SYSTEMS = {
  legacy: { system: 'legacy' },
  cico: { system: 'cico', api: { authorization_client: 'demo-client' }, facility: { id: 'HONKAN' } },
} as const satisfies Readonly<Record<string, Settings>>;

/** The back end a hotel speaks. */
export type System = keyof typeof SYSTEMS;

/** Lays settings over others, group by group. */
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
