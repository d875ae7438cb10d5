import { expect, it } from 'vitest';
import { SETTING_NAMES } from '../../kiosk/settings/setting-words/names.ts';
import { sourceFiles } from '../support/source';

/** For editors only. */
const NOT_READ: readonly string[] = ['$schema'];
/** Read in another form than as a part of their group, by what stands there. */
const OTHERWISE: Readonly<Record<string, RegExp>> = {
  'card.also_loads': /\bmember\(card, 'also_loads'\)/,
  'visibility.representative': /\bvisibilities: visibility \?\? \{\}/,
  'visibility.companion': /\bvisibilities: visibility \?\? \{\}/,
};
const SCHEMA = 'src/config/schema.ts';
const CODE = [...sourceFiles('src'), ...sourceFiles('kiosk/server')]
  .filter(({ path }) => path !== SCHEMA)
  .map(({ text }) => text)
  .join('\n');

/** A setting by the name of its group: `group.key`, or the key taken out of the group. The key alone may be of anything else. */
function wayToRead(path: string): RegExp {
  const [key = '', group = 'config'] = path.split('.').reverse();
  const taken = `\\{[^{}]*\\b${key}\\b[^{}]*\\}`;
  const ways = [
    `\\b${group}(\\(\\))?\\??\\.${key}\\b`,
    `${taken}\\s*[=:][^;{}]{0,80}\\b${group}\\b`,
    `\\b${group}: ${taken}`,
  ];
  return OTHERWISE[path] ?? new RegExp(ways.join('|'));
}

const all = Object.keys(SETTING_NAMES);
const isGroup = (path: string) => all.some((other) => other.startsWith(`${path}.`));

it.each(all.filter((path) => !isGroup(path) && !NOT_READ.includes(path)))(
  'the setting %s is read by the app or the gateway',
  (path) => expect(CODE).toMatch(wayToRead(path)),
);

it.each(['nothing.id', 'card.idle_timeout_s', 'kiosk.timeout_ms'])(
  '%s, which is no setting, is not found',
  (path) => expect(CODE).not.toMatch(wayToRead(path)),
);
