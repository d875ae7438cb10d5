import { describe, expect, it } from 'vitest';
import { configSchemaJson } from '../../kiosk/build/config-schema-json';
import { settingsPage } from '../../kiosk/build/settings-docs';
import { readProjectFile } from '../support/source';

const PAGE = readProjectFile('kiosk/docs/SETTINGS.md');

/** The paths of the settings, as far as the page lists them: the levels of form fields share a row. */
function paths(node: unknown, path: readonly string[] = []): string[] {
  if (typeof node !== 'object' || node === null || !('properties' in node) || path.length === 2) {
    return [path.join('.')];
  }
  return Object.entries(node.properties ?? {})
    .filter(([name]) => name !== '$schema')
    .flatMap(([name, inner]) => paths(inner, [...path, name]));
}

describe('the page of settings', () => {
  it('is what the code says (if not: npm run docs -- settings)', () => expect(PAGE).toBe(settingsPage()));

  it.each(paths(JSON.parse(configSchemaJson())))('says what %s does', (path) => {
    expect(PAGE).toMatch(new RegExp(`\\| \`${path.replace('.', '\\.')}\` \\| [^|]+ \\| [^|]+ \\| [^|]{8,}`));
  });
});
