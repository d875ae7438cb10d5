import { expect, it } from 'vitest';
import { SETTING_NAMES } from '../../kiosk/settings/setting-words/names.ts';
import { sourceFiles } from '../support/source';

/** For editors only. */
const NOT_READ: readonly string[] = ['$schema'];
const SCHEMA = 'src/config/schema.ts';
const CODE = [...sourceFiles('src'), ...sourceFiles('kiosk/server')]
  .filter(({ path }) => path !== SCHEMA)
  .map(({ text }) => text)
  .join('\n');

it.each(Object.keys(SETTING_NAMES).filter((path) => !NOT_READ.includes(path)))(
  'the setting %s is read by the app or the gateway',
  (path) => expect(CODE).toMatch(new RegExp(`\\b${path.split('.').at(-1)}\\b`)),
);
