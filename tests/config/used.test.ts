import { expect, it } from 'vitest';
import { DESCRIPTIONS } from '~/config/descriptions';
import { sourceFiles } from '../support/source';

/** For editors only. */
const NOT_READ: readonly string[] = ['$schema'];
const TABLES = ['src/config/schema.ts', 'src/config/descriptions.ts'];
const CODE = [...sourceFiles('src'), ...sourceFiles('kiosk/server')]
  .filter(({ path }) => !TABLES.includes(path))
  .map(({ text }) => text)
  .join('\n');

it.each(Object.keys(DESCRIPTIONS).filter((path) => !NOT_READ.includes(path)))(
  'the setting %s is read by the app or the gateway',
  (path) => {
    expect(CODE).toMatch(new RegExp(`\\b${path.split('.').at(-1)}\\b`));
  },
);
