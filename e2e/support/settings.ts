/** Settings as they stand in a file, before anything is read into them. */
export interface Settings {
  [key: string]: string | number | boolean | readonly (string | number)[] | Settings;
}

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
