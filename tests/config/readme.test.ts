import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configSchemaJson } from '../../kiosk/tools/config-schema-json';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The paths of the settings, as far as the README lists them: the levels of form fields stand together. */
function paths(node: unknown, path: readonly string[] = []): string[] {
  if (typeof node !== 'object' || node === null || !('properties' in node) || path.length === 2) {
    return [path.join('.')];
  }
  return Object.entries(node.properties ?? {})
    .filter(([name]) => name !== '$schema')
    .flatMap(([name, inner]) => paths(inner, [...path, name]));
}

it.each(paths(JSON.parse(configSchemaJson())))('the README says what %s does', (path) => {
  expect(README).toMatch(new RegExp(`\\| \`${path.replace('.', '\\.')}\` \\| [^|]+ \\| [^|]{8,}`));
});
