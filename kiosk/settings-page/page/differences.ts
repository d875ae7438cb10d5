import { configSchema } from '../../../src/config/schema.ts';

export type Values = Readonly<Record<string, unknown>>;

export const DEFAULTS: Values = configSchema.parse({ visibility: {} });

export const usualOf = (path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), DEFAULTS);

/** The settings with a value at a path such as `display.use_full_logo`. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [name = '', key] = path.split('.');
  if (key === undefined) return { ...values, [name]: value };
  const group = values[name];
  return { ...values, [name]: { ...(isGroup(group) ? group : {}), [key]: value } };
}

export function withDefaults(file: Values): Values {
  const own = Object.entries(DEFAULTS).map(([name, usual]) => {
    const value = file[name];
    if (isGroup(usual)) return [name, isGroup(value) || value === undefined ? { ...usual, ...value } : value];
    return [name, value ?? usual];
  });
  return { ...file, ...Object.fromEntries(own) };
}

/** A file's content: differences and other keys such as `$schema`; at least the back end, as tablets need one setting. */
export function withoutDefaults(all: Values): Values {
  const kept = Object.entries(all).flatMap(([name, value]) => {
    const usual = DEFAULTS[name];
    if (!isGroup(value)) return value === undefined || isSame(value, usual) ? [] : [[name, value]];
    const group = Object.entries(value).filter(
      ([key, one]) => !isEmpty(one) && !(isGroup(usual) && isSame(one, usual[key])),
    );
    return group.length === 0 ? [] : [[name, Object.fromEntries(group)]];
  });
  const saysNothing = kept.every(([name]) => name === '$schema');
  return Object.fromEntries(saysNothing ? [...kept, ['system', DEFAULTS.system]] : kept);
}

export function differences(
  all: Values,
): readonly { readonly path: string; readonly value: unknown; readonly usual: unknown }[] {
  return Object.entries(withoutDefaults(all))
    .filter(([name, value]) => name !== '$schema' && !isSame(value, DEFAULTS[name]))
    .flatMap(([name, value]) =>
      isGroup(value)
        ? Object.entries(value).map(([key, one]) => ({ path: `${name}.${key}`, value: one }))
        : [{ path: name, value }],
    )
    .map((row) => ({ ...row, usual: usualOf(row.path.split('.')) }));
}

export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined || (isGroup(value) && Object.values(value).every((one) => one === undefined));

/** Compares settings; the order of keys does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (!isGroup(one) || !isGroup(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key], other[key]),
  );
}
