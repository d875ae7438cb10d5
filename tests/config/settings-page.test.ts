import { describe, expect, it } from 'vitest';
import { configSchemaJson } from '../../kiosk/build/config-schema-json';
import { settingsPage } from '../../kiosk/build/settings-docs';
import { readProjectFile } from '../support/source';

/** The paths of the settings, as far as the page lists them: the levels of form fields share a row. */
function paths(node: unknown, path: readonly string[] = []): string[] {
  if (typeof node !== 'object' || node === null || !('properties' in node) || path.length === 2) {
    return [path.join('.')];
  }
  return Object.entries(node.properties ?? {})
    .filter(([name]) => name !== '$schema')
    .flatMap(([name, inner]) => paths(inner, [...path, name]));
}

describe.each([
  ['en', 'kiosk/docs/SETTINGS.md'],
  ['ja', 'kiosk/docs/SETTINGS.ja.md'],
] as const)('the page of settings (%s)', (language, path) => {
  const page = readProjectFile(path);

  it('is what the code says (if not: npm run docs -- settings)', () =>
    expect(page).toBe(settingsPage(language)));

  it.each(paths(JSON.parse(configSchemaJson())))('says what %s does', (setting) => {
    expect(page).toMatch(
      new RegExp(`\\| \`${setting.replace('.', '\\.')}\` \\| [^|]+ \\| [^|]+ \\| [^|]{8,}`),
    );
  });
});
