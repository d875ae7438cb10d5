import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, sourceFiles } from '../support/source';

const FILES = sourceFiles('kiosk');
const PATHS = new Set(FILES.map(({ path }) => path));

/** The files of kiosk/ that each of them imports. */
const IMPORTED = new Map(
  FILES.map((file) => [
    file.path,
    importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => posix.join(posix.dirname(file.path), name))
      .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`])
      .filter((path) => PATHS.has(path)),
  ]),
);

/** The first circle that a file is found to be part of, from there back to itself. */
function circleFrom(path: string, way: readonly string[], done: Set<string>): readonly string[] | undefined {
  const start = way.indexOf(path);
  if (start >= 0) return [...way.slice(start), path];
  if (done.has(path)) return undefined;
  for (const next of IMPORTED.get(path) ?? []) {
    const circle = circleFrom(next, [...way, path], done);
    if (circle) return circle;
  }
  done.add(path);
  return undefined;
}

it('no files of kiosk import each other in a circle', () => {
  expect([...IMPORTED.values()].flat().length).toBeGreaterThan(200);
  const done = new Set<string>();
  expect(FILES.map(({ path }) => circleFrom(path, [], done)?.join(' → ')).filter(Boolean)).toEqual([]);
});
