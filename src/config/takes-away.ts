import type { Language } from '~/domain/languages';
import type { Settings } from './settings';

/** Staff may remove this many entries at once. */
const FEW = 3;

/**
 * True if new settings or shown texts lack most entries of the old ones: a cut, emptied or swapped file looks like
 * that, or a hotel that wants less.
 * @param usual the configuration of a hotel without settings
 */
export function takesMostAway(before: Settings, after: Settings, usual: Settings): boolean {
  const isText = (language: Language) =>
    mostIsGone(differingKeys(before.overlays[language]), differingKeys(after.overlays[language]));
  return (
    mostIsGone(differingKeys(before.config, usual.config), differingKeys(after.config, usual.config)) ||
    after.config.language.supported.some(isText)
  );
}

function mostIsGone(before: ReadonlySet<string>, after: ReadonlySet<string>): boolean {
  const gone = [...before].filter((name) => !after.has(name)).length;
  return gone > FEW && gone > before.size / 2;
}

/** The names of all values that differ from the usual ones, such as `display.use_checkout`. A list is one value. */
function differingKeys(values: unknown, usual?: unknown, name = ''): ReadonlySet<string> {
  if (!isTree(values)) return new Set(JSON.stringify(values) === JSON.stringify(usual) ? [] : [name]);
  const others = isTree(usual) ? usual : {};
  return new Set(
    Object.entries(values).flatMap(([key, value]) => [
      ...differingKeys(value, others[key], `${name}.${key}`),
    ]),
  );
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
