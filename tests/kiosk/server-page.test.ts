import { describe, expect, it } from 'vitest';
import { cico, legacy } from '../../src/hotel/dialects.ts';
import { readProjectFile } from '../support/source.ts';

describe('a hotel on another origin', () => {
  it.each([
    ['legacy', legacy],
    ['cico', cico],
  ])('is told every header that the dialect %s sends', (name, dialect) => {
    const page = readProjectFile('kiosk/deploy/README.md');
    const row = new RegExp(
      `^\\| \`Access-Control-Allow-Headers\`, with \`${name}\` \\| \`(.+)\` \\|$`,
      'mu',
    ).exec(page);
    const named = (row?.[1] ?? '').split(', ');
    const sent = Object.values(dialect.headers).map((header) => header.toLowerCase());
    expect(named.toSorted()).toEqual(['content-type', ...sent].toSorted());
  });
});
